import pg from "pg";
import { cleanUpLater, newDataDir, start } from "../db/embedded-testing.ts";
import { Person, type Answer } from "./person.ts";
import { launch, portOf, type RunningServer } from "./server-process.ts";

/** Two servers that were started at the same moment on one outside database, empty before, and a way to ask it. */
export interface TwoServers {
  readonly servers: readonly [RunningServer, RunningServer];
  readonly database: pg.Client;
}

export async function twoServers(more: Record<string, string> = {}): Promise<TwoServers> {
  const { connection } = await start(newDataDir());
  const { host, user, port, database: name } = connection;
  const env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    APP_SECRET: "a secret that only the tests know, 32+",
    ...more,
  };
  const database = new pg.Client(connection);
  await database.connect();
  cleanUpLater(() => database.end());
  const [one, other] = await Promise.all([serveOutside(env), serveOutside(env)]);
  return { servers: [one, other], database };
}

async function serveOutside(env: Record<string, string>): Promise<RunningServer> {
  const since = performance.now();
  const program = launch(env);
  const port = await portOf(program);
  return { ...program, port, url: `http://127.0.0.1:${port}`, readyMs: performance.now() - since };
}

/** The same person at each of the servers. */
export function everywhere(person: Person, { servers }: TwoServers): [Person, Person] {
  const at = ({ url }: RunningServer) => {
    const twin = new Person(url, person.email);
    twin.cookie = person.cookie;
    twin.network = person.network;
    twin.comesAgain = person.comesAgain;
    return twin;
  };
  return [at(servers[0]), at(servers[1])];
}

/** How many answers had which status. */
export function countsOf(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

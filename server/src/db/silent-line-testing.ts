import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** A line to a test's database that can fall silent, as when its machine is gone: nothing is refused, and nothing comes back; or be cut. */
export interface SilentLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** No byte passes any more on the connections there are; new ones work. */
  fallSilent(): void;
  /** Every connection ends, and new ones end at once, until `mend`. */
  cut(): void;
  isCut(): boolean;
  mend(): void;
  /** What is sent with this word still reaches the database, which answers; the connection ends instead of passing the answer on. Once. */
  cutAfter(word: string): void;
  close(): Promise<void>;
}

export async function openSilentLine(databaseUrl: string): Promise<SilentLine> {
  const url = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let lastWord: string | null = null;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const database = connect(targetOf(url));
    client.on("data", (sent: Buffer) => {
      if (lastWord === null || !sent.includes(lastWord)) return;
      lastWord = null;
      isCut = true;
      endAtAnswer(client, database);
    });
    join(client, database, sockets);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${portOf(server)}${url.pathname}`,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    cut: () => {
      isCut = true;
      endAll();
    },
    isCut: () => isCut,
    mend: () => (isCut = false),
    cutAfter: (word) => (lastWord = word),
    close: async () => {
      server.close();
      endAll();
      await once(server, "close");
    },
  };
}

function join(client: Socket, database: Socket, sockets: Set<Socket>): void {
  client.pipe(database).pipe(client);
  for (const socket of [client, database]) {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => {
      client.destroy();
      database.destroy();
    });
  }
}

function endAtAnswer(client: Socket, database: Socket): void {
  database.unpipe().once("data", () => client.destroy());
  database.resume();
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");
  return address.port;
}

function targetOf(url: URL): { path: string } | { host: string; port: number } {
  const port = Number(url.port || "5432");
  const host = url.searchParams.get("host") ?? url.hostname;
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

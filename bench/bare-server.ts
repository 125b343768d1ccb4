// The server that the product is compared with: bare node:http that finds the session, runs the one query, and nothing else.
// Started with a BarePlan (as JSON); prints its port.
import { createServer } from "node:http";
import { openDatabase, type Connection } from "../server/src/db/db.ts";
import { valuesFor, type SqlPerson, type Statement } from "./recorded-sql.ts";

export interface BarePlan {
  readonly connection: Connection;
  readonly session: Statement;
  readonly list: Statement;
  readonly complete: Statement;
}

const plan: BarePlan = JSON.parse(process.argv[2] ?? "{}");
const { pool } = openDatabase(plan.connection);

async function answer(path: string, cookie: string): Promise<{ status: number; body: unknown }> {
  const stranger = { token: /session=([^;]+)/.exec(cookie)?.[1] ?? "", userId: "", sessionId: "" };
  const [session] = await ask(plan.session, stranger, "");
  if (!session) return { status: 401, body: null };
  const person = { ...stranger, userId: String(session["user_id"]), sessionId: String(session["id"]) };
  if (path === "/api/activities") return { status: 200, body: await ask(plan.list, person, "") };
  const [row] = await ask(plan.complete, person, path.split("/")[3] ?? "");
  return row ? { status: 200, body: row } : { status: 409, body: null };
}

async function ask(
  statement: Statement,
  person: SqlPerson,
  activityId: string,
): Promise<Record<string, unknown>[]> {
  const { text, name } = statement;
  const result = await pool.query({
    text,
    ...(name ? { name } : {}),
    values: valuesFor(statement, person, activityId),
  });
  return result.rows;
}

const server = createServer((request, response) => {
  answer(request.url ?? "", request.headers.cookie ?? "").then(
    ({ status, body }) => {
      response
        .writeHead(status, { "content-type": "application/json; charset=utf-8" })
        .end(JSON.stringify(body));
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : 0);
});

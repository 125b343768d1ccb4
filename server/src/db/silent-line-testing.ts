import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A line to a test's database that can fall silent, as when its machine is gone: nothing is refused, and nothing comes back. */
export interface SilentLine {
  /** The database's address by way of this line. */
  readonly url: string;
  /** No byte passes any more on the connections there are; new ones work. */
  fallSilent(): void;
  close(): Promise<void>;
}

export async function openSilentLine(databaseUrl: string): Promise<SilentLine> {
  const url = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(targetOf(url));
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => {
        client.destroy();
        database.destroy();
      });
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The line has no port.");
  return {
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${address.port}${url.pathname}`,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

function targetOf(url: URL): { path: string } | { host: string; port: number } {
  const port = Number(url.port || "5432");
  const host = url.searchParams.get("host") ?? url.hostname;
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

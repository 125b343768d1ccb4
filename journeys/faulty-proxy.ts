import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/** A proxy before a server, as operators have one. It can lose the server, and fall silent. */
export interface FaultyProxy {
  readonly url: string;
  behave(how: "well" | "as if nobody were there" | "silently"): void;
  stop(): Promise<void>;
}

export async function faultyProxy(target: string): Promise<FaultyProxy> {
  let behaviour: Parameters<FaultyProxy["behave"]>[0] = "well";
  const server = createServer((asked, answer) => {
    if (behaviour === "well") passOn(target, asked, answer);
    else if (behaviour === "as if nobody were there") answer.writeHead(502).end("Bad Gateway");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: `http://localhost:${address.port}`,
    behave: (how) => {
      behaviour = how;
      // whoever waits in silence is cut off
      server.closeAllConnections();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(target: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url } = asked;
  const passed = ask(new URL(url ?? "/", target), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on("error", () => answer.writeHead(502).end());
  asked.pipe(passed);
}

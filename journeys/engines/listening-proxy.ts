import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

const heardPath = "/--heard";

/** A proxy whose pages tell it what goes wrong in them: WebKit's driver has no word for the console. */
export interface ListeningProxy {
  readonly url: string;
  readonly complaints: readonly string[];
  stop(): Promise<void>;
}

export async function listeningProxy(target: string): Promise<ListeningProxy> {
  const complaints: string[] = [];
  const hear = async (asked: IncomingMessage, answer: ServerResponse) => {
    complaints.push(await text(asked));
    answer.writeHead(204).end();
  };
  const server = createServer((asked, answer) => {
    if (asked.url === heardPath) void hear(asked, answer);
    else passOn(target, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: `http://localhost:${address.port}`,
    complaints,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(target: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { "accept-encoding": _, ...headers } = asked.headers;
  const passed = ask(new URL(asked.url ?? "/", target), { method: asked.method, headers }, (got) => {
    if (got.headers["content-type"]?.startsWith("text/html")) void passPageOn(got, answer);
    else got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers));
  });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
}

async function passPageOn(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const page = withListener(await text(got));
  const { "content-length": _, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, headers).end(page);
}

/** Inside the first inline script, so that the policy allows it and the document keeps its elements. */
function withListener(page: string): string {
  return page.replace(
    /<script nonce="[^"]*">/,
    (tag) => `${tag}(${String(listen)})(${JSON.stringify(heardPath)});`,
  );
}

/** Runs in the page, before its own scripts. */
function listen(heard: string): void {
  const tell = (complaint: string) => void navigator.sendBeacon(heard, complaint);
  const say = console.error.bind(console);
  console.error = (...said: unknown[]) => {
    tell(`console: ${said.map(String).join(" ")}`);
    say(...said);
  };
  addEventListener("error", ({ message }) => tell(`page: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => tell(`page: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI}`),
  );
}

import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A proxy before the real server that can turn it into its next version. */
export interface Updating {
  readonly url: string;
  /** From now on it serves the next version: every script has another name, and so has the set of files. */
  update(): void;
  close(): Promise<void>;
}

const isRewritten = /^(text\/html|text\/javascript|application\/javascript)/;

/** Starts a proxy before `target`. Once updated, it renames the scripts in pages and in the service worker. */
export async function startUpdating(target: string): Promise<Updating> {
  let isNext = false;
  const server = createServer((asked, answer) => {
    void pass({ target, isNext }, asked, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    update: () => {
      isNext = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Passing {
  target: string;
  isNext: boolean;
}

async function pass(
  { target, isNext }: Passing,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const headers = withoutShortcuts(asked.headers);
  const path = (asked.url ?? "/").replace("/assets/next-", "/assets/");
  const passed = request(new URL(path, target), { method: asked.method, headers });
  passed.on("error", () => answer.destroy());
  asked.pipe(passed);
  const [told] = (await once(passed, "response")) as [IncomingMessage];
  const isText = isRewritten.test(told.headers["content-type"] ?? "") && !path.startsWith("/assets/");
  if (!isNext || !isText) {
    answer.writeHead(told.statusCode ?? 502, told.headers);
    told.pipe(answer);
    return;
  }
  const body = renamed(await text(told));
  const { "content-length": _length, ...kept } = told.headers;
  answer.writeHead(told.statusCode ?? 502, kept).end(body);
}

/** Drops the headers that would bring a compressed answer, or a 304. */
function withoutShortcuts({ ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) delete headers[name];
  return headers;
}

function renamed(source: string): string {
  return (
    source
      .replaceAll(/\/assets\/(?=[\w-]+\.js)/g, "/assets/next-")
      // those of the page itself are named without their folder (script-address.ts)
      .replace(/(?<=\bdata-scripts=")[^"]+/, (names) => names.replaceAll(/[^ ]+/g, "next-$&"))
      .replace(/remanso-files-(?=[\w-]{10}`)/, "remanso-files-next-")
  );
}

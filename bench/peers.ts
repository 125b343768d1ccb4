import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import compress from "@fastify/compress";
import files from "@fastify/static";
import { fastify } from "fastify";

/** Another application of the field, built in this run and served on loopback as a host of static files would. */
export interface Peer {
  readonly name: string;
  readonly url: string;
  stop(): Promise<void>;
}

const runProgram = promisify(execFile);
const patienceMs = 300_000;
const outputs = [
  "dist",
  "build",
  "out",
  join("frontend", "dist"),
  join("client", "dist"),
  join("web", "dist"),
];

/**
 * The peers whose folders BENCH_PEERS names, separated by commas. Their sources are not part of this project, and their dependencies have
 * to be installed. What is missing or cannot be built is told by `say` and left out.
 */
export async function servePeers(say: (what: string) => void): Promise<Peer[]> {
  const folders = (process.env["BENCH_PEERS"] ?? "").split(",").filter(Boolean);
  if (folders.length === 0) say("no peers: BENCH_PEERS names no folders of theirs");
  const peers: Peer[] = [];
  for (const folder of folders) {
    const peer = await servePeer(resolve(folder)).catch((error: unknown) => {
      say(
        `not the peer in ${folder}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`,
      );
      return null;
    });
    if (peer) peers.push(peer);
  }
  return peers;
}

async function servePeer(folder: string): Promise<Peer> {
  if (!existsSync(join(folder, "package.json"))) throw new Error("there is no package.json");
  await runProgram("npm", ["run", "build"], { cwd: folder, timeout: patienceMs, maxBuffer: 50_000_000 });
  const output = outputs.find((one) => existsSync(join(folder, one, "index.html")));
  if (!output) throw new Error(`none of ${outputs.join(", ")} has an index.html`);
  const root = join(folder, output);
  // built for a folder of a host ("/its-name/assets/…"), it is served from the beginning of one
  const rewriteUrl = ({ url = "/" }: { url?: string }) => {
    const inside = url.replace(/^\/[^/]+(?=\/)/, "");
    return !isFile(root, url) && isFile(root, inside) ? inside : url;
  };
  const app = fastify({ rewriteUrl });
  await app.register(compress, { encodings: ["br", "gzip"] });
  await app.register(files, { root });
  // an address of the application itself
  app.setNotFoundHandler((_request, reply) => reply.sendFile("index.html"));
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { name: basename(folder), url: `${url}/`, stop: () => app.close() };
}

function isFile(root: string, url: string): boolean {
  return existsSync(join(root, new URL(url, "http://localhost").pathname));
}

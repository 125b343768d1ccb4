import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf, StartRefused } from "./start-refused.ts";

/** Held by the only server that may use a database folder. */
export interface DataDirectoryLock {
  release(): Promise<void>;
}

const ANSWER_WITHIN_MS = 1000;

/**
 * Listens at the address while the server lives; the kernel releases it however the server dies. A second server is
 * told the holder's pid. The address is an abstract socket on Linux, elsewhere a socket file, which a dead holder leaves
 * behind and the next one removes.
 */
export async function lockDataDirectory(address: string, dataDir: string): Promise<DataDirectoryLock> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(String(process.pid));
  });
  if (!(await listens(server, address))) {
    const holder = await pidAt(address);
    if (holder !== undefined || address.startsWith("\0")) throw busy(dataDir, holder);
    await rm(address, { force: true });
    if (!(await listens(server, address))) throw busy(dataDir, await pidAt(address));
  }
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function listens(server: Server, address: string): Promise<boolean> {
  try {
    await once(server.listen({ path: address }), "listening");
    return true;
  } catch (error) {
    if (codeOf(error) === "EADDRINUSE") return false;
    throw error;
  }
}

/** The holder's pid, 'unknown' where it listens but does not answer, undefined where nobody listens. */
async function pidAt(address: string): Promise<string | undefined> {
  const socket = connect({ path: address });
  try {
    await once(socket, "connect");
    const silence = sleep(ANSWER_WITHIN_MS, "unknown", { ref: false });
    return await Promise.race([text(socket), silence]);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}

function busy(dataDir: string, pid = "unknown"): StartRefused {
  return new StartRefused(
    `Another Remanso server (process ${pid}) already uses DATA_DIR ${dataDir}: stop it, or give this one a DATA_DIR of its own`,
  );
}

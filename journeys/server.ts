import { spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.ts";

/** The built application, running as `npm start` runs it, with an embedded database of its own. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it kindly and, unless told to keep it, removes its data. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

interface StartOptions {
  dataDir?: string;
  port?: string;
  env?: Record<string, string>;
}

/** Starts the server and resolves once it says its address. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await newDataDir());
  const child = spawn(join(root, "node_modules/node/bin/node"), ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      // the test runner sets one of its own
      BASE_URL: "",
      RATE_LIMITS: "off",
      PORT: options.port ?? "0",
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  const url = await addressOf(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url,
    dataDir,
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
    stop: async ({ keepData = false } = {}) => {
      child.kill("SIGTERM");
      await ended;
      if (!keepData) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "remanso-journey-"));
  // started as root, the database runs as somebody else, who must be able to pass through
  await chmod(dataDir, 0o711);
  return dataDir;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready: (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${said}`)),
    );
  });
}

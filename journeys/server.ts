import { spawn, type ChildProcess } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./root.ts";

/** The built application, run as `npm start` runs it, with its own embedded database. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** All that it has written to its log so far. */
  said(): string;
  /** Puts the clock of a server with journeys/shifted-clock.ts on by its step. */
  putClockOn(): void;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Stops it and removes its data, unless told to keep that. */
  stop(options?: { keepData?: boolean }): Promise<void>;
}

interface StartOptions {
  dataDir?: string;
  port?: string;
  env?: Record<string, string>;
}

/** Starts the server; resolves once it prints its address. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await newDataDir());
  const child = spawn(join(root, "node_modules/node/bin/node"), ["server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: join(root, "node_modules/.cache/compiled"),
      // vitest sets BASE_URL for its own purposes
      BASE_URL: "",
      RATE_LIMITS: "off",
      PORT: options.port ?? "0",
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const url = await addressOf(child, () => said);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url,
    dataDir,
    said: () => said,
    putClockOn: () => void child.kill("SIGWINCH"),
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

/** A fresh folder for a server's data. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "remanso-journey-"));
  // under root the database runs as another user, who must be able to enter the folder
  await chmod(dataDir, 0o711);
  return dataDir;
}

function addressOf(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const listen = () => {
      const address = /ready: (http:\/\/\S+)/.exec(said())?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", (code) =>
      reject(new Error(`The server exited with ${code} before it was ready:\n${said()}`)),
    );
  });
}

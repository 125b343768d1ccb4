import { spawn } from "node:child_process";
import type { Cluster } from "./cluster.ts";
import { childOptions } from "./unprivileged-user.ts";

// Reads until the server's end of the pipe closes, which happens however the server dies; a line means that the watcher is no longer
// needed. It stops only the one pid, which must still be the postmaster's (its pid file may be written a moment later).
const SCRIPT = `
read -r _ && exit 0
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  pid=
  { read -r pid < "$1/postmaster.pid"; } 2>/dev/null
  [ "$pid" = "$0" ] && kill -INT "$pid" && exit 0
  sleep 0.1
done`;

/** Ties a postmaster's life to this process with a small process that outlives it. Answers how to dismiss that one. */
export function watchOver(pid: number, cluster: Cluster): () => void {
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, String(pid), cluster.directory], {
    ...childOptions(cluster.user),
    // Its own session, so that the terminal's Ctrl-C does not reach it before this process.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  // It may already be gone; the next start then adopts the postmaster.
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  if ("unref" in watcher.stdin && typeof watcher.stdin.unref === "function") watcher.stdin.unref();
  return () => {
    watcher.stdin.end("done\n");
  };
}

import { spawn } from "node:child_process";
import type { Cluster } from "./cluster.ts";
import { childOptions } from "./unprivileged-user.ts";

// Reads until our end of the pipe closes, which any death of ours does; a line means that it is not needed any more. It
// only stops the one pid, which must still be that of the postmaster (its pid file may be a moment late).
const SCRIPT = `
read -r _ && exit 0
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  pid=
  { read -r pid < "$1/postmaster.pid"; } 2>/dev/null
  [ "$pid" = "$0" ] && kill -INT "$pid" && exit 0
  sleep 0.1
done`;

/** Ties a postmaster's life to ours with a small process that outlives us. Answers how to dismiss it. */
export function watchOver(pid: number, cluster: Cluster): () => void {
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, String(pid), cluster.directory], {
    ...childOptions(cluster.user),
    // Its own session: the terminal's Ctrl-C must not reach it before us.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  // It may be gone already; without it the next start adopts the postmaster.
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  watcher.unref();
  if ("unref" in watcher.stdin && typeof watcher.stdin.unref === "function") watcher.stdin.unref();
  return () => {
    watcher.stdin.end("done\n");
  };
}

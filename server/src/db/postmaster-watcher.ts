import { spawn } from "node:child_process";
import type { Cluster } from "./cluster.ts";
import { childOptions } from "./unprivileged-user.ts";

// Reads until the server's end of the pipe closes, which happens however the server dies; a line means that the watcher is no longer
// needed. It stops only the one pid, which must still be the postmaster's (its pid file may be written a moment later), and ends it by force
// where it is still there, in its directory, when the patience ($1, in tenths of a second) is over.
const SCRIPT = `
read -r _ && exit 0
is_ours() {
  pid=
  { read -r pid < "$2/postmaster.pid"; } 2>/dev/null
  [ "$pid" = "$0" ] && kill -0 "$pid" 2>/dev/null && { [ ! -d "/proc/$pid" ] || [ "/proc/$pid/cwd" -ef "$2" ]; }
}
ends_within() {
  n=0
  while [ "$n" -lt "$1" ]; do
    is_ours "$1" "$2" || return 0
    sleep 0.1
    n=$((n + 1))
  done
  return 1
}
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  if is_ours "$1" "$2"; then
    kill -INT "$0"
    ends_within "$1" "$2" && exit 0
    kill -QUIT "$0"
    ends_within 50 "$2" && exit 0
    kill -KILL "$0"
    exit 0
  fi
  sleep 0.1
done`;

/** Ties a postmaster's life to this process with a small process that outlives it. Answers how to dismiss that one. */
export function watchOver(pid: number, cluster: Cluster): () => void {
  const tenths = Math.ceil(cluster.patienceMs / 100);
  const watcher = spawn("/bin/sh", ["-c", SCRIPT, String(pid), String(tenths), cluster.directory], {
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

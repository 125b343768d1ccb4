import closeWithGrace from "close-with-grace";
import type { Config } from "./config.ts";
import { causeOf } from "./log-line.ts";

/** Ends well on SIGTERM, Ctrl-C and a closed terminal, or after a failure that nobody handled: within STOP_SECONDS. */
export function stopWhenTold(stop: () => Promise<void>, { stopSeconds }: Config): void {
  const signals: ("SIGINT" | "SIGTERM" | "SIGHUP")[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  const { close } = closeWithGrace({ delay: stopSeconds * 950, skip: signals }, async ({ err }) => {
    if (err) console.error(JSON.stringify(causeOf(err)));
    await stop();
  });
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C arrives twice, from the terminal and through npm: treat it as one
      if (!isStopping) close();
      isStopping = true;
    });
  }
}

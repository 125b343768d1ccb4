import closeWithGrace from "close-with-grace";

/** Ends well on SIGTERM, Ctrl-C and a closed terminal, or after a failure that nobody handled: within 10 s. */
export function stopWhenTold(stop: () => Promise<void>): void {
  const signals: ("SIGINT" | "SIGTERM" | "SIGHUP")[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  const { close } = closeWithGrace({ delay: 9500, skip: signals }, async ({ err }) => {
    if (err) console.error(err);
    await stop();
  });
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      // Ctrl-C comes from the terminal and once more through npm: that is one wish
      if (!isStopping) close();
      isStopping = true;
    });
  }
}

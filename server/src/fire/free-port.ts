import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer();
  await once(holder.listen(0, "127.0.0.1"), "listening");
  const address = holder.address();
  await new Promise((resolve) => holder.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

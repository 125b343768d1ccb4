import { WrongConfig } from "./setting.ts";
import { reasonOf } from "./db/reach-database.ts";

/** An address that cannot be listened on, in the operator's words. */
export function refuseAddress(error: unknown): never {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  if (isTaken) throw new WrongConfig(`The port is taken: ${error.message}. Set PORT to another one.`);
  throw new WrongConfig(`This address cannot be used: ${reasonOf(error)}. Set HOST or PORT to another one.`);
}

import { setTimeout as sleep } from "node:timers/promises";
import { WrongConfig } from "../setting.ts";
import type { Database } from "./db.ts";

const reachWithinMs = 1500;

/** Checks that the outside database accepts a connection; refuses the start with the reason otherwise. */
export async function reachDatabase({ pool }: Database): Promise<void> {
  const asked = pool.query("select 1").then(() => null, reasonOf);
  const reason = await Promise.race([asked, sleep(reachWithinMs, "it does not answer")]);
  if (reason === null) return;
  throw new WrongConfig(
    `DATABASE_URL cannot be reached: ${reason}. Start that database, or correct the address.`,
  );
}

/** The one reason in an error; a name with two addresses fails with one for each. */
export function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message.replaceAll("\n", " ") : String(first);
}

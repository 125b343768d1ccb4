import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "@remanso/core/refusals.ts";
import { takingTurns } from "../taking-turns.ts";

/** The cost of hashing one password: memory in KiB, and the number of passes over it. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

// decisions §1: a memory-hard hash. argon2id, 19 MiB, two passes: the minimum of OWASP's password storage cheat sheet
export const fullCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

// each hash takes a core and 19 MiB for about 20 ms, and the rest of the product needs the CPU too
const inTurn = takingTurns({
  most: 2,
  mostWaiting: 100,
  refusal: () => new Refusal("overloaded", { retryAfterSeconds: 5 }),
});

/** The hash to store for a new password. Refuses `overloaded` when too many are being hashed. */
export async function hashPassword(password: string, cost = fullCost): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), { ...cost, parallelism: 1 }));
}

/** True if `stored` is a hash of this password. If there is no stored hash it takes just as long and is false. */
export async function isPassword(password: string, stored: string | null, cost = fullCost): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? nobodysHash(cost), password.normalize("NFKC")));
  return matches && stored !== null;
}

/** A hash that no password matches, at the same cost, so that an unknown address takes as long as a known one. */
export function nobodysHash({ memoryCost, timeCost }: PasswordCost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$Z7xYOhXGKoIr0JBEy5RzEg$+XltfRSy9BPJUE6SgyjMgUb44y+pdqI4rMHKDr4MCrI`;
}

import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "@remanso/core/refusals.ts";

// decisions §1: a memory-hard hash. argon2id, 19 MiB, two passes: what OWASP's password storage sheet asks at least
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// of nobody's password, at the same cost: an unknown address takes the time of a known one
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$Z7xYOhXGKoIr0JBEy5RzEg$+XltfRSy9BPJUE6SgyjMgUb44y+pdqI4rMHKDr4MCrI";

// each takes a core and 19 MiB for some 20 ms; the rest of the product needs what is left
const mostAtOnce = 2;
const mostWaiting = 100;

let running = 0;
const waiting: (() => void)[] = [];

/** The hash to store for a new password. Refuses `overloaded` when too many are being hashed. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize("NFKC"), cost));
}

/** True when `stored` was made from this password. Without a stored one it takes as long and is false. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? nobodysHash, password.normalize("NFKC")));
  return matches && stored !== null;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new Refusal("overloaded", { retryAfterSeconds: 5 });
    // whoever ends hands its place over, so that nobody can slip in between
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

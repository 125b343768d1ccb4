import { expect, test } from "vitest";
import { fullCost, hashPassword, isPassword, nobodysHash } from "./password-hash.ts";

const password = "agua tranquila 7";
// for what does not depend on how long a hash takes
const lowCost = { memoryCost: 32, timeCost: 1 };

test("a password is hashed with argon2id, 19 MiB and two passes", async () => {
  const stored = await hashPassword(password);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword(password, stored)).toBe(true);
  expect(await isPassword("agua turbia 7", stored)).toBe(false);
});

test("an unknown address is compared with a hash of the same cost, so the time reveals nothing", async () => {
  const stored = await hashPassword(password);
  expect(costIn(nobodysHash(fullCost))).toBe(costIn(stored));
  expect(await isPassword(password, null)).toBe(false);
});

test("at most two passwords are hashed at once, and calls are refused when too many wait", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 120 }, () => hashPassword(password, lowCost)),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(18);
  expect(refused[0]).toMatchObject({ reason: { code: "overloaded" } });
  expect(await hashPassword(password, lowCost)).toMatch(/^\$argon2id/);
});

test("a comparison waits its turn even if there is no stored hash", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 120 }, () => isPassword(password, null, lowCost)),
  );
  expect(results.filter((result) => result.status === "rejected")).toHaveLength(18);
});

/** What decides how long a hash takes: kind, version, cost, and the lengths of salt and hash. */
function costIn(hash: string): string {
  const [, kind, version, cost, salt, digest] = hash.split("$");
  return `${kind} ${version} ${cost} ${salt?.length} ${digest?.length}`;
}

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newContentKey } from "./content-key.ts";

const userId = "0197b0de-0000-7000-8000-000000000001";
const disk = new Map<string, unknown>();
let answers = Promise.resolve();
let isErasing = true;

vi.mock("../device/disk.ts", () => ({
  keepKeyOnDisk: async (person: string, version: number, key: unknown) =>
    disk.set(`${person} ${version}`, key).size > 0,
  keyOnDisk: async (person: string, version: number) => {
    const kept = disk.get(`${person} ${version}`) ?? null;
    await answers;
    return kept;
  },
  eraseOnDisk: async () => {
    if (isErasing) disk.clear();
    return isErasing;
  },
}));

let ring: typeof import("./keyring.ts");
beforeEach(async () => {
  vi.resetModules();
  disk.clear();
  answers = Promise.resolve();
  isErasing = true;
  ring = await import("./keyring.ts");
});
afterEach(() => vi.restoreAllMocks());

test("a key that the disk gives only after the texts were closed opens nothing", async () => {
  await ring.keepKey(userId, 1, newContentKey());
  vi.resetModules();
  ring = await import("./keyring.ts");
  const late = Promise.withResolvers<void>();
  answers = late.promise;
  const found = ring.keyFor(userId, 1);
  expect(await ring.forgetKeys(userId)).toBe(true);
  late.resolve();
  expect(await found).toBeNull();
  expect(await ring.keyFor(userId, 1)).toBeNull();
});

test("a disk that does not let go is told of, and the texts are closed in this tab until a key comes", async () => {
  await ring.keepKey(userId, 1, newContentKey());
  isErasing = false;
  expect(await ring.forgetKeys(userId)).toBe(false);
  expect(await ring.keyFor(userId, 1)).toBeNull();
  await ring.keepKey(userId, 1, newContentKey());
  expect(await ring.keyFor(userId, 1)).not.toBeNull();
});

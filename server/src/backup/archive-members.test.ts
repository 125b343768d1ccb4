import { mkdtempSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extract } from "tar-stream";
import { expect, test } from "vitest";

import { membersOf } from "./archive-members.ts";
import { BackupRefused } from "./backup-refused.ts";
import { plainBytes } from "./spool.ts";
import { blockBytes, paddingAfter, tarHeader } from "./tar-header.ts";

const madeAt = new Date("2026-03-11T10:00:00.000Z");
const file = join(mkdtempSync(join(tmpdir(), "remanso-members-")), "some.backup");
const content = Buffer.from("some rows");
const whole = Buffer.concat([
  tarHeader({ name: "tables/users", bytes: content.length }, madeAt),
  content,
  Buffer.alloc(paddingAfter(content.length)),
  Buffer.alloc(2 * blockBytes),
]);

async function membersIn(bytes: Buffer) {
  writeFileSync(file, bytes);
  const handle = await open(file, "r");
  try {
    return await membersOf(await plainBytes(handle), file);
  } finally {
    await handle.close();
  }
}

test.each([0, 1, 512, 8_589_934_591, 8_589_934_592])(
  "a header of %i bytes is read as it was written",
  async (bytes) => {
    const unpacking = extract();
    const found = new Promise((resolve) => {
      unpacking.once("entry", ({ name, size, mtime }) => resolve({ name, size, mtime }));
    });
    unpacking.write(tarHeader({ name: "tables/users", bytes }, madeAt));
    expect(await found).toEqual({ name: "tables/users", size: bytes, mtime: madeAt });
    unpacking.destroy();
  },
);

test("an intact archive lists its members and their positions", async () => {
  expect(await membersIn(whole)).toMatchObject([
    { name: "tables/users", start: blockBytes, bytes: content.length },
  ]);
});

test("a flipped bit anywhere around a member's content is detected", async () => {
  const isChecksum = (at: number) => at >= 148 && at < 156;
  const inHeader = Array.from({ length: blockBytes }, (_, at) =>
    isChecksum(at) ? [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => ({ at, bit })) : [{ at, bit: at % 8 }],
  ).flat();
  const afterContent = Array.from({ length: 200 }, (_, index) => ({
    at: whole.length - 1 - index * 7,
    bit: index % 8,
  }));
  const unnoticed: string[] = [];
  for (const { at, bit } of [...inHeader, ...afterContent]) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ (1 << bit);
    const refused = await membersIn(changed).catch((error: unknown) => error);
    if (!(refused instanceof BackupRefused)) unnoticed.push(`${at}.${bit}`);
  }
  expect(unnoticed).toEqual([]);
});

test("an archive that is truncated anywhere is refused", async () => {
  for (let length = 1; length < whole.length; length += 37)
    await expect(membersIn(whole.subarray(0, length))).rejects.toThrow("is cut off");
});

test("empty blocks between members, which tar allows, are refused", async () => {
  const member = whole.subarray(0, 2 * blockBytes);
  const apart = [member, Buffer.alloc(blockBytes), whole];
  await expect(membersIn(Buffer.concat(apart))).rejects.toThrow("is damaged");
});

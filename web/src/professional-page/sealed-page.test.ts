import { expect, test } from "vitest";
import type { PageContent } from "@remanso/core/professional-page/page-content.ts";
import { pageKeyOf, sealPage, unsealPage } from "./sealed-page.ts";

const page: PageContent = {
  version: 1,
  from: "2026-02-12",
  to: "2026-03-11",
  madeOn: "2026-03-11",
  name: "Inés",
  words: "Duermo mal desde hace un mes. 🌱",
  events: [],
  periodDays: 28,
  entryDays: 0,
  stress: null,
  assessments: null,
  areas: null,
  mood: null,
  done: null,
  findings: null,
};

async function keyOf(path: string) {
  const own = await pageKeyOf(new URL(path, "http://localhost").hash);
  if (!own) throw new Error("The fragment is no key.");
  return own;
}

test("a page comes back whole with the key of its link, and the proof is the one that the server was told", async () => {
  const { sent, path } = await sealPage(page);
  const { key, proof } = await keyOf(path);
  expect(proof).toBe(sent.proof);
  expect(path.startsWith(`/shared/${sent.address}#`)).toBe(true);
  expect(await unsealPage(sent.sealed, { key, address: sent.address })).toEqual(page);
});

test("what the server is told has the shape that it takes, and nothing of the page or of the key", async () => {
  const { sent, path } = await sealPage(page);
  const secret = path.split("#")[1] ?? "";
  expect([sent.address.length, sent.proof.length, secret.length]).toEqual([22, 43, 43]);
  expect(JSON.stringify(sent)).not.toContain(secret);
  expect(Buffer.from(sent.sealed, "base64url").toString("latin1")).not.toMatch(/Duermo|words|2026/);
});

test("each link has an address, a key and a cipher of its own", async () => {
  const [one, other] = [await sealPage(page), await sealPage(page)];
  expect(one.sent.address).not.toBe(other.sent.address);
  expect(one.sent.proof).not.toBe(other.sent.proof);
  expect(one.sent.sealed.slice(0, 16)).not.toBe(other.sent.sealed.slice(0, 16));
});

test("another key, another address, and what was changed on the way open nothing", async () => {
  const { sent, path } = await sealPage(page);
  const other = await sealPage(page);
  const { key } = await keyOf(path);
  const { address, sealed } = sent;
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  await expect(unsealPage(sealed, { key: (await keyOf(other.path)).key, address })).rejects.toMatchObject({
    name: "OperationError",
  });
  await expect(unsealPage(sealed, { key, address: other.sent.address })).rejects.toMatchObject({
    name: "OperationError",
  });
  await expect(unsealPage(changed, { key, address })).rejects.toMatchObject({ name: "OperationError" });
});

test.each(["", "#", "#too-short", `#${"a".repeat(44)}`, `#${"ñ".repeat(43)}`])(
  "the fragment %j is no key",
  async (fragment) => {
    expect(await pageKeyOf(fragment)).toBeNull();
  },
);

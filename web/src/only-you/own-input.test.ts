import { describe, expect, test } from "vitest";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { entryOf, isRecord } from "../outbox/entry.ts";
import { kindsIn } from "../outbox/kind.ts";
import { writeKind } from "../journal/outbox-kinds.ts";
import { newContentKey } from "./content-key.ts";
import { keepKey } from "./keyring.ts";
import { openedEntry, openedRow, ownInput } from "./own-input.ts";

const userId = "0197b0de-0000-7000-8000-000000000001";
const row = "0197b0de-0000-7000-8000-000000000002";

const write = (text: unknown, id = "key-1") => ({ id, params: { id: row }, input: { text, basedOn: 3 } });
const field = "text";

async function closedBy(version: number, text: string, id: string): Promise<ClosedText> {
  await keepKey(userId, version, newContentKey());
  const input = await ownInput(write(text, id), { userId, version, field });
  // what was just made by the function that is tested
  return (isRecord(input) ? input["text"] : null) as ClosedText;
}

describe("what the outbox keeps of a text that only its writer can read", () => {
  test("is closed for its row, beside the rest as it was; and the same however often it is sent", async () => {
    await keepKey(userId, 1, newContentKey());
    const owner = { userId, version: 1, field };
    const [once, again, other] = await Promise.all([
      ownInput(write("río"), owner),
      ownInput(write("río"), owner),
      ownInput(write("río", "key-2"), owner),
    ]);
    expect(once).toEqual({ text: { version: 1, of: row, bytes: expect.any(String) }, basedOn: 3 });
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
    expect(await ownInput(write(""), owner)).toEqual({ text: "", basedOn: 3 });
  });

  test("is nothing where the key is not here", async () => {
    expect(await ownInput(write("río"), { userId, version: 99, field })).toBeNull();
  });

  test("is closed anew where the key was changed, and opened where that was turned off", async () => {
    const closed = await closedBy(11, "antes", "key-11");
    await keepKey(userId, 12, newContentKey());
    const anew = await ownInput(write(closed, "key-12"), { userId, version: 12, field });
    expect(anew).toMatchObject({ text: { version: 12, of: row } });
    expect(await ownInput(write(closed, "key-13"), { userId, version: 0, field })).toEqual({
      text: "antes",
      basedOn: 3,
    });
  });

  test("is opened to be decided upon, with what is newer on the server", async () => {
    const closed = await closedBy(21, "lo mío", "key-21");
    const newer = { id: row, revision: 4, text: null, closed: await closedBy(22, "lo nuevo", "key-22") };
    const entry = entryOf({ ...write(closed), kind: writeKind.name, madeAtMs: 1 });
    const aside = { why: "refused" as const, detail: null, isOvertaken: false, newer };
    const opened = await openedEntry({ ...entry, aside }, kindsIn([writeKind]), userId);
    expect(opened.input).toEqual({ text: "lo mío", basedOn: 3 });
    expect(opened.aside?.newer).toMatchObject({ text: "lo nuevo", revision: 4 });
    expect(await openedRow(structuredClone(newer), "somebody else")).toMatchObject({ text: null });
  });
});

import { describe, expect, test } from "vitest";
import { changeKind } from "../check-in/outbox-kinds.ts";
import { removeKind, writeKind } from "../journal/outbox-kinds.ts";
import { entryOf } from "./entry.ts";
import { conflictOf, kindsIn } from "./kind.ts";
import { afterRefusal, basedAnew } from "./queue.ts";

const kinds = kindsIn([writeKind, removeKind, changeKind]);
const newer = { revision: 7, text: "del teléfono", source: "activity", mood: 2, note: "otra" };

const edit = (id: string, madeAtMs: number, input: object, kind = "journal.write") =>
  entryOf({ id, kind, params: { id: "a" }, input, madeAtMs });
const refused = (input: object, kind?: string) => afterRefusal(edit("one", 1, input, kind), "409", newer);

describe("what was changed here and, newer, elsewhere", () => {
  test("keeps both texts, and each choice is based on the newer one", () => {
    expect(conflictOf(refused({ text: "mío", basedOn: 3 }), kinds)).toEqual({
      mine: { en: "mío", es: "mío" },
      newer: { en: "del teléfono", es: "del teléfono" },
      keepMine: { text: "mío", basedOn: 7 },
      keepBoth: { text: "del teléfono\n\nmío", basedOn: 7 },
    });
  });

  test("is not joined where both together are too long", () => {
    const long = "a".repeat(19_995);
    expect(conflictOf(refused({ text: long, basedOn: 3 }), kinds)).toMatchObject({ keepBoth: null });
  });

  test("may be a deletion", () => {
    expect(conflictOf(refused({ basedOn: 3 }, "journal.remove"), kinds)).toMatchObject({
      mine: { es: "(borrada)" },
      keepMine: { basedOn: 7 },
      keepBoth: null,
    });
  });

  test("shows of a check-in what was changed, and joins its notes", () => {
    const conflict = conflictOf(refused({ mood: 4, note: "mía", basedOn: 3 }, "check-in.change"), kinds);
    expect(conflict).toEqual({
      mine: { en: "Mood: 4\nmía", es: "Ánimo: 4\nmía" },
      newer: { en: "Mood: 2\notra", es: "Ánimo: 2\notra" },
      keepMine: { mood: 4, note: "mía", basedOn: 7 },
      keepBoth: { mood: 4, note: "otra\n\nmía", basedOn: 7 },
    });
  });

  test("is no conflict with an earlier edit of one's own that waited before it", () => {
    const first = edit("one", 1, { text: "uno", basedOn: 3 });
    const second = edit("two", 2, { text: "dos", basedOn: 3 });
    const other = edit("three", 3, { text: "tres", basedOn: 5 });
    const queue = [first, second, other];
    expect(basedAnew(first, 9, { queue, kinds })).toEqual([
      { ...second, input: { text: "dos", basedOn: 9 } },
    ]);
  });
});

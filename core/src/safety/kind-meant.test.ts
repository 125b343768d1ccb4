import { expect, test } from "vitest";
import { kindMeant } from "./kind-meant.ts";
import { dangerKinds, type DangerKind } from "./reading.ts";

/** Scores in which these kinds come first, in this order. */
function scored(...first: DangerKind[]): Float64Array {
  return Float64Array.from(dangerKinds, (kind) =>
    first.includes(kind) ? first.length - first.indexOf(kind) : -1,
  );
}

const kindIn = (text: string, ...first: DangerKind[]) => kindMeant(scored(...first), text.split(" "));

test("a kind is one that its words allow", () => {
  const tired = "i look after my dad and i just want one night";
  expect(kindIn(tired, "harm-others", "life")).toBe("life");
  expect(kindIn("since the knee i sit and look at the bird feeder", "confusion", "life")).toBe("life");
  expect(kindIn("i gave the talk and went blank", "eating", "self-injury", "life")).toBe("life");
});

test("and stays what it is taken for where they do", () => {
  expect(kindIn("i want to hit him", "harm-others", "life")).toBe("harm-others");
  expect(kindIn("the voices want me to go", "confusion", "life")).toBe("confusion");
  expect(kindIn("the marks on my arm", "self-injury", "life")).toBe("self-injury");
  expect(kindIn("la voz me dice que salga", "confusion", "life")).toBe("confusion");
});

test("without scores it is about life", () => {
  expect(kindMeant(undefined, ["so"])).toBe("life");
});

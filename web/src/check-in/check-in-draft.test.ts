import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { describe, expect, it, test } from "vitest";
import {
  changesTo,
  draftIn,
  draftOf,
  emptyDraft,
  isSameDraft,
  newCheckIn,
  noteRoom,
  problemsIn,
} from "./check-in-draft.ts";

const checkIn: CheckIn = {
  id: "018f0000-0000-7000-8000-000000000001",
  mood: 2,
  stress: 6.5,
  workStress: 8,
  financialStress: null,
  personalStress: 0,
  globalStress: null,
  note: "Reunión larga.",
  closedNote: null,
  noteUnreadable: false,
  occurredAt: "2026-03-11T10:00:00.000Z",
  localDate: "2026-03-11",
  backDated: false,
  createdAt: "2026-03-11T10:00:00.000Z",
  editedAt: null,
  revision: 0,
};

describe("an untouched form", () => {
  it("has no value of its own, and says what is missing", () => {
    expect(problemsIn(emptyDraft)).toEqual({ mood: "moodMissing" });
    expect(newCheckIn(emptyDraft)).toBeNull();
  });
});

describe("a new check-in", () => {
  it("sends only what was said: zero is said, empty is not", () => {
    const draft = { ...emptyDraft, mood: 4, stress: 0, personalStress: 0, note: "   " };
    expect(newCheckIn(draft)).toEqual({ mood: 4, stress: 0, personalStress: 0 });
  });

  it("is a mood alone where nothing else was said", () => {
    const draft = { ...emptyDraft, mood: 2 };
    expect([problemsIn(draft), newCheckIn(draft)]).toEqual([{}, { mood: 2 }]);
  });

  it("sends its note trimmed and its day", () => {
    const draft = { ...emptyDraft, mood: 1, stress: 9, note: "\n dormí poco ", on: "2026-03-09" };
    expect(newCheckIn(draft)).toEqual({ mood: 1, stress: 9, note: "dormí poco", on: "2026-03-09" });
  });

  it("is not sent with a note that is too long; what counts are characters as people see them", () => {
    expect(noteRoom("🌱".repeat(2000))).toBe(0);
    const draft = { ...emptyDraft, mood: 1, stress: 1, note: "🌱".repeat(2001) };
    expect(problemsIn(draft)).toEqual({ note: "noteTooLong" });
  });
});

describe("a change", () => {
  it("names only what is another now", () => {
    const draft = draftOf(checkIn);
    expect(changesTo(checkIn, draft)).toEqual({});
    expect(changesTo(checkIn, { ...draft, mood: 3 })).toEqual({ mood: 3 });
  });

  it("takes away with null", () => {
    const draft = { ...draftOf(checkIn), stress: null, workStress: null, note: " " };
    expect(changesTo(checkIn, draft)).toEqual({ stress: null, workStress: null, note: null });
  });

  it("leaves a note that can no longer be read as it is, until another is written", () => {
    const sealed = { ...checkIn, note: null, noteUnreadable: true };
    expect(changesTo(sealed, { ...draftOf(sealed), stress: 2 })).toEqual({ stress: 2 });
    expect(changesTo(sealed, { ...draftOf(sealed), note: "otra" })).toEqual({ note: "otra" });
  });
});

describe("what was kept on the device", () => {
  test("comes back as it was", () => {
    const draft = { ...draftOf(checkIn), on: "2026-03-10" };
    const kept = draftIn(JSON.parse(JSON.stringify(draft)));
    expect(kept && isSameDraft(kept, draft)).toBe(true);
  });

  test.each([null, "x", 4])("%j is no draft", (kept) => {
    expect(draftIn(kept)).toBeNull();
  });

  test("values that cannot be are left out", () => {
    const kept = { mood: 9, stress: "7", workStress: -1, note: 3, on: "mañana" };
    expect(draftIn(kept)).toEqual(emptyDraft);
  });
});

import { expect, test } from "vitest";
import { momentInWords } from "./days.ts";

// Asked for both at once, one engine writes "21 de noviembre de 2026 a las 15:04" and another "…, 15:04", or a narrow space before "PM".
test("a moment is its day and its time of day, the same in every engine", () => {
  expect(momentInWords("2026-11-21T14:04:00.000Z", "es", "Europe/Madrid")).toBe(
    "21 de noviembre de 2026, 15:04",
  );
  expect(momentInWords("2026-11-21T14:04:00.000Z", "en", "America/New_York")).toBe(
    "November 21, 2026, 9:04 AM",
  );
});

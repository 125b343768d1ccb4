import { afterEach, expect, test, vi } from "vitest";
import { stubNoStores, stubStores } from "../device/testing.ts";
import { wasShown } from "./was-shown.ts";

afterEach(() => vi.unstubAllGlobals());

test("the panel comes back only where it was open, and never by itself after violence", () => {
  stubStores({
    localStorage: {
      "remanso.chat.ana": '{"isVisible":true}',
      "remanso.chat.luis": "{}",
      "remanso.chat.teo": "{",
      "remanso.chat.lea": '{"isVisible":true,"dialogue":{"hasQuickExit":true}}',
      "remanso.chat.noa": '{"isVisible":true,"dialogue":{"hasQuickExit":false}}',
    },
  });
  expect(["ana", "luis", "teo", "eva", "noa"].map(wasShown)).toEqual([true, false, false, false, true]);
  // safety.md, Violence
  expect(wasShown("lea")).toBe(false);
  stubNoStores();
  expect(wasShown("ana")).toBe(false);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStores } from "./testing.ts";
import type { TabNews } from "./tabs.ts";
import { unfinishedInAllTabs, unfinishedOf } from "./unfinished.ts";

beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what erasing would lose is found for its account, with its text", async () => {
  stubStores({
    localStorage: {
      "remanso.outbox.ana.o1": "[1]",
      "remanso.session.ana.a1": "walk",
      "remanso.session.luis.a1": "theirs",
      "remanso.chat.ana": "said",
      theme: "dark",
    },
    sessionStorage: { "remanso:assessment:ana": "answers" },
  });
  expect(await unfinishedOf("ana")).toEqual([
    { name: "outbox", id: "o1", text: "[1]" },
    { name: "session", id: "a1", text: "walk" },
    { name: "assessment", id: null, text: "answers" },
  ]);
});

test("an empty list is no unfinished work", async () => {
  stubStores({ localStorage: { "remanso.outbox.ana.o1": "[]", "remanso.check-in.ana": " {} " } });
  expect(await unfinishedOf("ana")).toEqual([]);
});

test("half-answered questions in another tab are found too", async () => {
  stubStores({ localStorage: { "remanso.check-in.ana": '{"new":1}' } });
  const otherTab = new BroadcastChannel("remanso");
  const held = { name: "assessment", id: null, text: "answers" } as const;
  otherTab.addEventListener("message", ({ data }: MessageEvent<TabNews>) => {
    if (data.kind === "asked")
      otherTab.postMessage({ kind: "held", userId: data.userId, unfinished: [held] });
  });
  expect(await unfinishedInAllTabs("ana")).toEqual([{ name: "drafts", id: null, text: '{"new":1}' }, held]);
  otherTab.close();
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { positionAt } from "@remanso/core/resources/narration.ts";
import type { Told } from "./audio-store.ts";
import { createNarrator } from "./narrator.ts";
import type { NarratorHost } from "./narrator-run.ts";
import type { SpeechTrouble } from "./speech.ts";

const script = [
  { text: "", pauseSeconds: 6, bell: true },
  { text: "Llega sin prisa. Siente el suelo bajo los pies.", pauseSeconds: 10, bell: false },
  { text: "Toma aire.", pauseSeconds: 5, bell: false },
  { text: "Y ahora descansa.", pauseSeconds: 4, bell: true },
];

interface Spoken {
  readonly text: string;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onboundary: ((event: { charIndex: number }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

const voice: SpeechSynthesisVoice = {
  name: "Prueba",
  lang: "es-ES",
  voiceURI: "test",
  localService: true,
  default: true,
};

/** Everything a narrator did, in order. */
function stage() {
  const rung: number[] = [];
  const seen: Told[] = [];
  const host = {
    language: "es",
    onTold: (told) => seen.push(told),
    onEnd: vi.fn<() => void>(),
    onTrouble: vi.fn<(trouble: SpeechTrouble) => void>(),
    ring: (volume) => rung.push(volume),
    volume: () => 1,
    after: (seconds, go) => {
      const timer = setTimeout(go, seconds * 1000);
      return () => clearTimeout(timer);
    },
  } satisfies NarratorHost;
  const now = () => seen.at(-1);
  const position = () => positionAt(now()?.anchor ?? { seconds: 0, atMs: null, limit: 0 }, Date.now());
  return { host, rung, now, position };
}

let spoken: Spoken[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  spoken = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal("speechSynthesis", {
    resume: () => {},
    cancel: () => {},
    speak: (utterance: Spoken) => spoken.push(utterance),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("words that are read", () => {
  test("come after the bell, stay as long as a voice would need, each with its soft bell, and end", () => {
    const { host, rung, now } = stage();
    const narrator = createNarrator(script, host, { voice: null, speed: 1 });
    narrator.goOn();
    expect(now()).toMatchObject({ index: 0, part: "bell" });
    vi.advanceTimersByTime(6000);
    expect(now()).toMatchObject({ index: 0, part: "words", sentence: null });
    vi.advanceTimersByTime(6000);
    expect(now()).toMatchObject({ index: 0, part: "quiet" });
    vi.advanceTimersByTime(10_000);
    expect(now()).toMatchObject({ index: 1, part: "words" });
    vi.advanceTimersByTime(60_000);
    expect(host.onEnd).toHaveBeenCalledOnce();
    expect(rung).toEqual([1, 0.35, 0.35, 1]);
  });

  test("wait while paused and go on from the same second", () => {
    const { host, position } = stage();
    const narrator = createNarrator(script, host, { voice: null, speed: 1 });
    narrator.goOn();
    vi.advanceTimersByTime(15_000);
    narrator.halt();
    const paused = position();
    vi.advanceTimersByTime(3_600_000);
    expect(position()).toBe(paused);
    narrator.goOn();
    vi.advanceTimersByTime(1000);
    expect(position()).toBeCloseTo(paused + 1);
  });

  test("follow the clock after a page was asleep", () => {
    const { host, now } = stage();
    const narrator = createNarrator(script, host, { voice: null, speed: 1 });
    narrator.goOn();
    vi.setSystemTime(Date.now() + 26_000);
    vi.advanceTimersByTime(6000);
    expect(now()).toMatchObject({ index: 2 });
  });
});

describe("words that are spoken", () => {
  const say = (utterance: Spoken | undefined, seconds: number) => {
    utterance?.onstart?.();
    vi.advanceTimersByTime(seconds * 1000);
    utterance?.onend?.();
  };

  test("get the time they actually took on the timeline, and pauses are as written", () => {
    const { host, now, position } = stage();
    const narrator = createNarrator(script, host, { voice, speed: 1 });
    narrator.goOn();
    vi.advanceTimersByTime(6000);
    say(spoken[0], 3);
    expect(now()?.sentence).toEqual({ startsAt: 0, endsAt: 16 });
    vi.advanceTimersByTime(1000);
    say(spoken[1], 4);
    vi.advanceTimersByTime(1000);
    expect(now()).toMatchObject({ index: 0, part: "quiet" });
    const [first] = now()?.narration.segments ?? [];
    // three seconds, one until the second began, four, and a breath after six words
    const heard = (first?.quietAt ?? 0) - (first?.voiceAt ?? 0);
    expect(heard).toBeCloseTo(8.36);
    expect((first?.bellAt ?? 0) - (first?.quietAt ?? 0)).toBe(10);
    expect(position()).toBeGreaterThan(6 + heard);
    vi.advanceTimersByTime(10_000);
    expect(spoken.at(-1)?.text).toBe("Toma aire.");
  });

  test("never go back while they are spoken, whatever position the voice reports", () => {
    const { host, position, now } = stage();
    const narrator = createNarrator(script, host, { voice, speed: 1 });
    narrator.goOn();
    vi.advanceTimersByTime(6000);
    spoken[0]?.onstart?.();
    let last = position();
    for (const charIndex of [0, 6, 2, 10, 15, 3]) {
      vi.advanceTimersByTime(700);
      spoken[0]?.onboundary?.({ charIndex });
      expect(position()).toBeGreaterThanOrEqual(last);
      last = position();
      expect(last).toBeLessThanOrEqual(now()?.narration.segments[0]?.quietAt ?? 0);
    }
  });

  test("a sentence that was cut off is repeated", () => {
    const { host } = stage();
    const narrator = createNarrator(script, host, { voice, speed: 1 });
    narrator.goOn();
    vi.advanceTimersByTime(6000);
    say(spoken[0], 3);
    vi.advanceTimersByTime(1000);
    spoken[1]?.onstart?.();
    vi.advanceTimersByTime(1500);
    narrator.halt();
    narrator.goOn();
    expect(spoken.map(({ text }) => text).slice(-2)).toEqual([
      "Siente el suelo bajo los pies.",
      "Siente el suelo bajo los pies.",
    ]);
  });

  test("that a browser fails to start are tried once more, then the failure is reported", () => {
    const { host } = stage();
    createNarrator(script, host, { voice, speed: 1 }).goOn();
    vi.advanceTimersByTime(10_500);
    expect(spoken).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(host.onTrouble).toHaveBeenCalledWith("failed");
  });

  test("whose end a browser fails to report are not waited for forever", () => {
    const { host } = stage();
    createNarrator(script, host, { voice, speed: 1 }).goOn();
    vi.advanceTimersByTime(6000);
    spoken[0]?.onstart?.();
    vi.advanceTimersByTime(30_000);
    expect(spoken.at(-1)?.text).toBe("Siente el suelo bajo los pies.");
  });

  test("go on in the same paragraph as text, and from there as speech again", () => {
    const { host, now } = stage();
    const narrator = createNarrator(script, host, { voice, speed: 1 });
    narrator.goOn();
    vi.advanceTimersByTime(6000);
    say(spoken[0], 3);
    vi.advanceTimersByTime(1000);
    spoken[1]?.onstart?.();
    narrator.tellBy({ voice: null, speed: 1.2 }, true);
    vi.advanceTimersByTime(500);
    expect(now()).toMatchObject({ index: 0, part: "words", sentence: null });
    narrator.tellBy({ voice, speed: 1.2 }, true);
    vi.advanceTimersByTime(500);
    expect(spoken.at(-1)?.text).toBe("Siente el suelo bajo los pies.");
  });
});

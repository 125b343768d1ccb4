import type { Browser, Page } from "playwright-core";
import { signUp, untilRunning, visit, type Visit, type VisitOptions } from "./browser.ts";
import { untilHydrated, untilSettled } from "./settled.ts";

export interface ListenerOptions extends VisitOptions {
  /** Gives the device one voice for each language; a headless browser has none. */
  readonly hasVoice?: boolean;
  /** Makes what the page plays measurable. */
  readonly hasEars?: boolean;
}

/** A new person at the morning meditation, before it begins. */
export async function listenerAt(browser: Browser, options: ListenerOptions): Promise<Visit> {
  const walk = await visit(browser, options);
  await signUp(walk, { language: options.language ?? "es" });
  const { page } = walk;
  if (options.hasVoice) await page.addInitScript(giveVoice);
  if (options.hasEars) await page.addInitScript(giveEars);
  else await page.clock.install();
  await page.goto(`${walk.url}/resources/morning-meditation`);
  await untilRunning(page);
  // the player fetches what makes the sound as soon as it is there
  await untilHydrated(page.getByRole("main").getByRole("button").first());
  await untilSettled(page);
  return walk;
}

/** What the voice has said so far, in order. */
export function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "said"));
}

export interface Heard {
  readonly loudness: number;
  readonly peak: number;
  /** The mean change between samples divided by the loudness: the higher the pitch, the greater. */
  readonly brightness: number;
}

/** Listens for two seconds, once the sound has played for `afterSeconds`, by the sound's own clock. */
export function listen(page: Page, afterSeconds: number): Promise<Heard> {
  return page.evaluate(async (delaySeconds) => {
    const ears: AnalyserNode[] = Reflect.get(window, "ears");
    const clock = ears[0]?.context;
    const played = async (seconds: number) => {
      const end = (clock?.currentTime ?? 0) + seconds;
      while (clock && clock.currentTime < end) await new Promise((done) => setTimeout(done, 20));
    };
    await played(delaySeconds);
    let [square, change, peak, count] = [0, 0, 0, 0];
    for (let look = 0; look < 10; look += 1) {
      await played(0.2);
      for (const ear of ears) {
        const samples = new Float32Array(ear.fftSize);
        ear.getFloatTimeDomainData(samples);
        samples.forEach((sample, index) => {
          square += sample * sample;
          change += Math.abs(sample - (samples[index - 1] ?? sample));
          peak = Math.max(peak, Math.abs(sample));
        });
        count += samples.length;
      }
    }
    const loudness = Math.sqrt(square / count);
    return { loudness, peak, brightness: change / count / Math.max(loudness, 1e-9) };
  }, afterSeconds);
}

/** Runs in the page: two voices that speak quickly and report each word. */
function giveVoice(): void {
  class Utterance {
    lang = "";
    rate = 1;
    volume = 1;
    voice: unknown = null;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onboundary: ((event: { charIndex: number }) => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const own = { localService: true, default: true };
  const voices = [
    { ...own, name: "Voz de prueba", lang: "es-ES", voiceURI: "test:es" },
    { ...own, name: "Test voice", lang: "en-GB", voiceURI: "test:en" },
    { name: "Away", lang: "es-ES", voiceURI: "test:away", localService: false, default: false },
  ];
  const [said, volumes]: [string[], number[]] = [[], []];
  let queue: Utterance[] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];
  const wordMs = 40;

  function next(): void {
    const [speaking] = queue;
    if (!speaking || timers.length > 0) return;
    said.push(speaking.text);
    volumes.push(speaking.volume);
    const words = [...speaking.text.matchAll(/\S+/g)];
    timers.push(setTimeout(() => speaking.onstart?.(), 5));
    words.forEach(({ index }, at) =>
      timers.push(setTimeout(() => speaking.onboundary?.({ charIndex: index }), 10 + at * wordMs)),
    );
    timers.push(
      setTimeout(
        () => {
          timers = [];
          queue = queue.slice(1);
          speaking.onend?.();
          next();
        },
        10 + words.length * wordMs,
      ),
    );
  }
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    resume: () => {},
    speak: (utterance: Utterance) => {
      queue.push(utterance);
      next();
    },
    cancel: () => {
      timers.forEach(clearTimeout);
      timers = [];
      const [speaking] = queue;
      queue = [];
      speaking?.onerror?.({ error: "interrupted" });
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  Object.assign(window, { SpeechSynthesisUtterance: Utterance, said, volumes });
}

/** Runs in the page: what goes to the loudspeaker also goes to an analyser. */
function giveEars(): void {
  const ears: AnalyserNode[] = [];
  const { connect } = AudioNode.prototype;
  const overhear = function (this: AudioNode, to: AudioNode, ...more: number[]) {
    if (to instanceof AudioDestinationNode && this instanceof GainNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 8192 });
      Reflect.apply(connect, this, [ear]);
      ears.push(ear);
    }
    return Reflect.apply(connect, this, [to, ...more]);
  };
  Object.assign(AudioNode.prototype, { connect: overhear });
  Object.assign(window, { ears, said: [], volumes: [] });
}

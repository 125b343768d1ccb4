import type { Browser, Page } from "playwright-core";
import { signUp, untilRunning, visit, type Visit, type VisitOptions } from "./browser.ts";

export interface ListenerOptions extends VisitOptions {
  /** One voice for each language that lives on the device; a browser without a screen has none of its own. */
  readonly hasVoice?: boolean;
  /** Listens to what the page sends to the loudspeaker. */
  readonly hasEars?: boolean;
}

/** A person at the morning meditation, which has not begun. */
export async function listenerAt(browser: Browser, options: ListenerOptions): Promise<Visit> {
  const walk = await visit(browser, options);
  await signUp(walk, { language: options.language ?? "es" });
  const { page } = walk;
  if (options.hasVoice) await page.addInitScript(giveVoice);
  if (options.hasEars) await page.addInitScript(giveEars);
  else await page.clock.install();
  await page.goto(`${walk.url}/resources/morning-meditation`);
  await untilRunning(page);
  // what makes the sound is fetched as soon as the player is there
  await page.waitForLoadState("networkidle");
  return walk;
}

/** What the voice was given to say so far, in order. */
export function sentences(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "said"));
}

export interface Heard {
  readonly loudness: number;
  readonly peak: number;
  /** How much of it changes from one sample to the next, by its loudness: the higher its pitches, the more. */
  readonly brightness: number;
}

/** Listens for about two seconds. */
export function listen(page: Page): Promise<Heard> {
  return page.evaluate(async () => {
    const ears: AnalyserNode[] = Reflect.get(window, "ears");
    let [square, change, peak, count] = [0, 0, 0, 0];
    for (let look = 0; look < 10; look += 1) {
      await new Promise((done) => setTimeout(done, 200));
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
  });
}

/** Runs in the page: a browser with two voices that speak quickly and tell where they are. */
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

/** Runs in the page: what goes to the loudspeaker also goes where it can be measured. */
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

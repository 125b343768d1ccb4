import { languages, type ByLanguage } from "@remanso/core/language.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import type { Reading } from "@remanso/core/safety/reading.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { bends } from "./bend.ts";
import { kindOfCategory, testVoices, type Labelled } from "./corpus.ts";

export interface Read extends Labelled {
  readonly reading: Reading;
}

/** Each message as the whole check reads it, rules and readers together. */
export function readAll(messages: readonly Labelled[], bend = (text: string) => text): Read[] {
  const readers = learnedReaders();
  return messages.map((one) => ({ ...one, reading: readMessage(bend(one.text), readers) }));
}

export const isAlarm = ({ reading }: Read) => reading.sure && reading.level >= 3;
export const isAsked = ({ reading }: Read) => reading.level >= 2;

interface Row {
  readonly name: string;
  readonly isIn: (one: Labelled) => boolean;
  /** safety.md, Targets. */
  readonly wanted: { readonly alarm?: string; readonly asked?: string };
}

const rows: readonly Row[] = [
  { name: "crisis (3, 4)", isIn: ({ level }) => level >= 3, wanted: { alarm: "≥ 85", asked: "≥ 97.5" } },
  { name: "imminent (4)", isIn: ({ level }) => level === 4, wanted: {} },
  { name: "concern (2)", isIn: ({ level }) => level === 2, wanted: {} },
  { name: "distress (1)", isIn: ({ level }) => level === 1, wanted: { alarm: "≤ 2", asked: "≤ 12" } },
  { name: "ordinary (0)", isIn: ({ level }) => level === 0, wanted: { alarm: "≤ 1", asked: "≤ 5" } },
  {
    name: "  of it daily talk",
    isIn: ({ level, category }) => level === 0 && category === "ordinary",
    wanted: {},
  },
];

/** safety.md's table for one set of messages, each language by itself. */
export function table(name: string, messages: readonly Labelled[]): string[] {
  const lines = [`\n${name}`];
  for (const language of languages) {
    const read = readAll(messages.filter((one) => one.language === language));
    if (read.length === 0) continue;
    lines.push(
      `  ${language}: ${read.length} messages by ${new Set(read.map(({ voice }) => voice)).size} writers`,
    );
    for (const { name: row, isIn, wanted } of rows) {
      const part = read.filter(isIn);
      if (part.length === 0) continue;
      lines.push(
        `    ${row.padEnd(18)} alarm ${inWords(part, isAlarm)}${limit(wanted.alarm)} · asked ${inWords(part, isAsked)}${limit(wanted.asked)}`,
      );
    }
    lines.push(...kindRows(read.filter(({ level }) => level >= 3)));
  }
  return lines;
}

const limit = (wanted: string | undefined) => (wanted ? ` [${wanted}]` : "");

function kindRows(crisis: readonly Read[]): string[] {
  const kinds = [...new Set(crisis.map(({ category }) => kindOfCategory(category)))];
  return kinds.map((kind) => {
    const part = crisis.filter(({ category }) => kindOfCategory(category) === kind);
    const told = part.filter(isAsked).filter(({ reading }) => reading.kind === kind).length;
    return `      ${String(kind).padEnd(16)} alarm ${percent(part, isAlarm)} · asked ${percent(part, isAsked)} · as this kind ${told} of ${part.length}`;
  });
}

/** The same dangers in the middle of a paragraph, with slips, with pictures between the words. */
export function writtenOtherwise(messages: readonly Labelled[]): string[] {
  const crisis = messages.filter(({ level }) => level >= 3);
  return languages.flatMap((language) => {
    const own = crisis.filter((one) => one.language === language);
    const line = (how: string, bend: (text: string) => string) => {
      const read = readAll(own, bend);
      return `    ${language} ${how.padEnd(24)} alarm ${percent(read, isAlarm)} · asked ${percent(read, isAsked)}`;
    };
    const around = surroundings[language];
    return [
      line("as written", (text) => text),
      line(
        "inside a paragraph",
        (text) => `${around[0]} ${text}${/[.!?]$/.test(text) ? "" : "."} ${around[1]}`,
      ),
      line("with emoji between", (text) => text.replaceAll(" ", " 😔 ")),
      ...Object.entries(bends).map(([how, bend]) => line(how, bend)),
    ];
  });
}

const surroundings: ByLanguage<readonly [string, string]> = {
  es: [
    "Hoy ha sido un día normal. He ido a comprar pan y luego he estado viendo la tele un rato con mi hermana. Hacía bastante frío y he hecho sopa.",
    "Mañana tengo que llevar el coche al taller. Luego viene mi tía a merendar y ponemos el árbol. A ver si deja de llover.",
  ],
  en: [
    "Today was a normal day. I went to get bread and then watched TV with my sister for a while. It was pretty cold so I made soup.",
    "Tomorrow I have to take the car to the shop. Then my aunt is coming over and we put up the tree. Hopefully it stops raining.",
  ],
};

/** What was written by voices from which nothing was learned. */
export function heldOut(corpus: readonly Labelled[]): Labelled[] {
  const voices = testVoices(corpus);
  return corpus.filter(({ voice }) => voices.has(voice));
}

function percent(part: readonly Read[], isCounted: (one: Read) => boolean): string {
  return part.length === 0 ? "–" : `${((100 * part.filter(isCounted).length) / part.length).toFixed(1)} %`;
}

const drawings = 400;

/** "97.5 % (39 of 40; 92.1–100)": the interval of 95 % by drawing writers again. */
function inWords(part: readonly Read[], isCounted: (one: Read) => boolean): string {
  const byVoice = new Map<string, { found: number; of: number }>();
  for (const one of part) {
    const voice = byVoice.get(one.voice) ?? { found: 0, of: 0 };
    byVoice.set(one.voice, { found: voice.found + Number(isCounted(one)), of: voice.of + 1 });
  }
  const voices = [...byVoice.values()];
  const chance = seeded(voices.length);
  const shares = Array.from({ length: drawings }, () => {
    let [found, of] = [0, 0];
    for (let at = 0; at < voices.length; at += 1) {
      const drawn = voices[Math.floor(chance() * voices.length)];
      found += drawn?.found ?? 0;
      of += drawn?.of ?? 0;
    }
    return found / (of || 1);
  }).toSorted((one, other) => one - other);
  const at = (share: number) => (100 * (shares[Math.floor(share * (drawings - 1))] ?? 0)).toFixed(1);
  const found = part.filter(isCounted).length;
  return `${percent(part, isCounted)} (${found} of ${part.length}; ${at(0.025)}–${at(0.975)})`;
}

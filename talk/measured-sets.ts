import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { Language } from "@remanso/core/language.ts";

/** The levels that are right for a message or a turn, both ends included. */
export interface Levels {
  readonly least: number;
  readonly most: number;
}

/** A first message to the chat, by somebody who wrote neither its answers nor its code. */
export interface MeasuredMessage {
  readonly levels: Levels;
  /** What counts as on its subject; empty for none in particular. */
  readonly topics: readonly string[];
  /** "ordinary", "distress", "medicine" and the like: talk/README.md. */
  readonly what: string;
  readonly text: string;
}

export interface MeasuredDialogue {
  readonly about: string;
  readonly kind: string;
  readonly turns: readonly { readonly says: string; readonly levels: Levels }[];
}

const folder = join(import.meta.dirname, "measured");

export function measuredMessages(language: Language): MeasuredMessage[] {
  return linesOf(`${language}-messages.tsv`).map(([levels = "", topics = "", what = "", text = ""]) => ({
    levels: levelsIn(levels),
    topics: topics === "-" ? [] : topics.split("|"),
    what,
    text,
  }));
}

const Dialogues = z.array(
  z.object({
    about: z.string(),
    kind: z.string(),
    turns: z.array(z.object({ says: z.coerce.string(), levels: z.string() })),
  }),
);

export function measuredDialogues(language: Language): MeasuredDialogue[] {
  return dialoguesIn("measured", language);
}

/** Dialogues that others wrote and that were looked at while the chat was mended: what was mended stays. */
export function seenDialogues(language: Language): MeasuredDialogue[] {
  return dialoguesIn("seen", language);
}

/** What people said in whole ordinary talks that were looked at: nothing in them is a danger. */
export function seenOrdinaryTalks(language: Language): readonly (readonly string[])[] {
  const file = join(import.meta.dirname, "seen", `${language}-ordinary.yaml`);
  return z.array(z.array(z.string())).parse(parse(readFileSync(file, "utf8")));
}

function dialoguesIn(set: "measured" | "seen", language: Language): MeasuredDialogue[] {
  const file = join(import.meta.dirname, set, `${language}-dialogues.yaml`);
  return Dialogues.parse(parse(readFileSync(file, "utf8"))).map(({ turns, ...dialogue }) => ({
    ...dialogue,
    turns: turns.map(({ says, levels }) => ({ says, levels: levelsIn(levels) })),
  }));
}

function linesOf(name: string): string[][] {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t"));
}

function levelsIn(text: string): Levels {
  const [least, most] = /^([0-4])-([0-4])$/.exec(text)?.slice(1).map(Number) ?? [];
  if (least === undefined || most === undefined) throw new Error(`"${text}" is no range of levels`);
  return { least, most };
}

import { fromMarkdown } from "mdast-util-from-markdown";
import type { List, PhrasingContent, RootContent } from "mdast";
import { parse, YAMLParseError } from "yaml";
import * as z from "zod/mini";
import {
  ambientSounds,
  practices,
  resourceCategories,
  resourceTypes,
} from "@remanso/core/resources/contract.ts";
import { unlockSteps } from "@remanso/core/resources/unlocks.ts";
import type { LibraryText, Script } from "@remanso/core/resources/library.ts";

/** A mistake in a file of the library, with the file's name and line for its author. */
export class LibraryMistake extends Error {
  constructor(file: string, line: number, what: string) {
    super(`${file}:${line}: ${what}`);
    this.name = "LibraryMistake";
  }
}

const Source = z
  .strictObject({
    authors: z.string().check(z.minLength(3)),
    title: z.string().check(z.minLength(3)),
    publisher: z.string().check(z.minLength(2)),
    year: z.int().check(z.minimum(1900), z.maximum(2100)),
    doi: z.optional(z.string().check(z.regex(/^10\.\d{4,9}\/\S+$/))),
    link: z.optional(z.url({ protocol: /^https$/ })),
    checkedOn: z.iso.date(),
  })
  .check(
    z.refine(({ doi, link }) => doi === undefined || link === undefined, "has a doi or a link, not both"),
  );

const About = z.strictObject({
  type: z.enum(resourceTypes),
  category: z.enum(resourceCategories),
  minutes: z.int().check(z.minimum(2), z.maximum(20)),
  unlock: z.optional(z.literal([...unlockSteps])),
  practice: z.optional(z.enum(practices)),
  sound: z.optional(z.enum(ambientSounds)),
  drawings: z.optional(z.array(z.string().check(z.regex(/^[a-z-]+$/)))),
  reviewedOn: z.iso.date(),
  sources: z.array(Source).check(z.minLength(1)),
});
export type About = z.infer<typeof About>;

const FrontMatter = z.strictObject({
  title: z.string().check(z.minLength(3), z.maxLength(70)),
  description: z.string().check(z.minLength(110), z.maxLength(220)),
});

/** Reads an `about.yaml`; throws a LibraryMistake for anything else. */
export function readAbout(file: string, text: string): About {
  const about = readYaml(About, { file, text, firstLine: 1 });
  const isAudio = about.type === "audio";
  if (isAudio !== (about.sound !== undefined))
    throw new LibraryMistake(file, 1, "audio, and only audio, has a sound");
  if ((about.type === "video") !== (about.drawings !== undefined))
    throw new LibraryMistake(file, 1, "a guide in pictures (video), and only that, has drawings");
  return about;
}

/** Reads an `en.md` or `es.md`; throws a LibraryMistake with the first line that is not in the library's format. */
export function readText(file: string, text: string, about: About): LibraryText {
  const parts = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!parts) throw new LibraryMistake(file, 1, "must begin with front matter between two lines of ---");
  const front = readYaml(FrontMatter, { file, text: parts[1] ?? "", firstLine: 2 });
  const firstLine = parts[0].split("\n").length;
  const body = text.slice(parts[0].length);
  const blocks = fromMarkdown(body).children;
  const check = { file, lines: body.split("\n"), firstLine, isAudio: about.type === "audio" };
  for (const block of blocks) checkBlock(check, block);
  const steps = blocks.filter((block) => block.type === "heading" && block.depth === 2).length;
  if (about.drawings && about.drawings.length !== steps)
    throw new LibraryMistake(
      file,
      firstLine,
      `has ${steps} steps (## …) for ${about.drawings.length} drawings`,
    );
  const script = about.type === "audio" ? scriptOf(body) : null;
  return { ...front, content: script ? readable(body) : tidy(body), script };
}

interface Check {
  readonly file: string;
  readonly lines: readonly string[];
  readonly firstLine: number;
  readonly isAudio: boolean;
}

function checkBlock(check: Check, block: RootContent): void {
  const refuse = (what: string, at = block.position?.start.line ?? 1) => {
    throw new LibraryMistake(check.file, check.firstLine + at - 1, what);
  };
  if (check.isAudio && block.type !== "paragraph") refuse("a text to be spoken has paragraphs only");
  if (block.type === "heading") {
    if (block.depth === 1 || block.depth > 3) refuse("headings are ## and ###");
    checkWords(block.children, refuse);
  } else if (block.type === "paragraph") {
    checkParagraph(check, block.position?.start.line ?? 1, () => checkWords(block.children, refuse));
  } else if (block.type === "list") {
    checkList(block, refuse);
  } else {
    refuse(`"${block.type}" is not part of the library's format`);
  }
}

type Refuse = (what: string, line?: number) => void;

function checkList(list: List, refuse: Refuse): void {
  if (list.ordered === true) refuse("lists are bullets: begin the line with a dash");
  for (const item of list.children) {
    const [only, ...more] = item.children;
    if (only?.type === "paragraph" && more.length === 0) checkWords(only.children, refuse);
    else refuse("a bullet is one line", item.position?.start.line);
  }
}

function checkParagraph(check: Check, line: number, words: () => void): void {
  const text = check.lines[line - 1] ?? "";
  if (!text.startsWith("[")) return words();
  if (!check.isAudio || !cue.test(text) || (check.lines[line] ?? "").trim() !== "")
    throw new LibraryMistake(
      check.file,
      check.firstLine + line - 1,
      "only [pause 20] or [bell], alone, in a text to be spoken",
    );
}

function checkWords(words: readonly PhrasingContent[], refuse: Refuse): void {
  for (const word of words) {
    if (word.type === "strong") checkWords(word.children, refuse);
    else if (word.type !== "text")
      refuse(`"${word.type}" is not part of the library's format`, word.position?.start.line);
  }
}

const cue = /^\[(?:pause (\d{1,3})|bell)\]$/;

/** The spoken paragraphs, each with the silence after it. */
function scriptOf(body: string): Script {
  const script: { text: string; pauseSeconds: number; bell: boolean }[] = [];
  for (const part of paragraphsOf(body)) {
    const [, seconds] = cue.exec(part) ?? [];
    const last = script.at(-1);
    if (!cue.test(part)) script.push({ text: part, pauseSeconds: 0, bell: false });
    else if (!last)
      script.push({ text: "", pauseSeconds: Number(seconds ?? 0), bell: seconds === undefined });
    else if (seconds === undefined) last.bell = true;
    else last.pauseSeconds += Number(seconds);
  }
  return script;
}

function readable(body: string): string {
  return paragraphsOf(body)
    .filter((part) => !cue.test(part))
    .join("\n\n");
}

/** specification §3: lines with "## ", "### ", "- " and paragraphs; each on one line. */
function tidy(body: string): string {
  return body
    .trim()
    .replace(/\n{3,}/g, "\n\n")
    .replace(/(?<=\S)\n(?=[^\n#-])/g, " ");
}

function paragraphsOf(body: string): string[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim().replaceAll("\n", " "));
}

function readYaml<S extends z.ZodMiniType>(
  schema: S,
  { file, text, firstLine }: { file: string; text: string; firstLine: number },
) {
  const value = parsedYaml(file, text, firstLine);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = String(issue?.path[0] ?? "");
  const line = text.split("\n").findIndex((part) => part.startsWith(`${key}:`));
  throw new LibraryMistake(
    file,
    firstLine + Math.max(0, line),
    `${issue?.path.join(".")}: ${issue?.message ?? "not valid"}`,
  );
}

function parsedYaml(file: string, text: string, firstLine: number): unknown {
  try {
    return parse(text, { schema: "core" });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new LibraryMistake(
      file,
      firstLine + (error.linePos?.[0].line ?? 1) - 1,
      error.message.split("\n")[0] ?? "",
    );
  }
}

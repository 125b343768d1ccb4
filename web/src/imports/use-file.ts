import { useEffect, useRef, useState } from "react";
import type { Columns } from "@remanso/core/imports/formats/columns.ts";
import type { Choices } from "@remanso/core/imports/plan-import.ts";
import type { PlanSummary, ReadingSummary } from "@remanso/core/imports/summaries.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { useNow } from "../home/use-now.ts";
import { startReader, type FileReading, type Opened } from "./file-reader.ts";

/** Where somebody is with a file. */
export type Stage =
  | { readonly at: "start" }
  | { readonly at: "reading" }
  | { readonly at: "own"; readonly file: File }
  | (Extract<Opened, { kind: "fault" }> & { readonly at: "fault" })
  | (Extract<Opened, { kind: "table" }> & { readonly at: "table" })
  | {
      readonly at: "preview";
      readonly summary: ReadingSummary;
      readonly isGuessed: boolean;
      readonly choices: Choices;
      /** Null while it is worked out. */
      readonly plan: PlanSummary | null;
    };

/** The file that is being looked at, and what the person has decided about it. */
export function useFile() {
  const { timeZone } = useVisitor();
  const today = localDayOf(useNow(), timeZone);
  const [stage, setStage] = useState<Stage>({ at: "start" });
  const reader = useRef<FileReading>(null);
  useEffect(() => () => reader.current?.end(), []);

  async function show(opened: Opened, file: File | null): Promise<void> {
    if (opened.kind === "fault") return setStage({ ...opened, at: "fault" });
    if (opened.kind === "table") return setStage({ ...opened, at: "table" });
    if (opened.kind === "own") return setStage(file ? { at: "own", file } : { at: "start" });
    await decide(firstLook(opened, timeZone));
  }

  async function decide(next: Extract<Stage, { at: "preview" }>): Promise<void> {
    setStage((before) => ({ ...next, plan: before.at === "preview" ? before.plan : null }));
    const plan = await reader.current?.plan(next.choices, today);
    // of two decisions in a row the later one is answered last
    setStage((current) => (current.at === "preview" ? { ...current, plan: plan ?? null } : current));
  }

  return {
    stage,
    reading: reader,
    async open(file: File): Promise<void> {
      reader.current?.end();
      reader.current = startReader();
      setStage({ at: "reading" });
      await show(await reader.current.open(file), file);
    },
    async chooseColumns(columns: Columns): Promise<void> {
      const { current } = reader;
      if (current) await show(await current.byColumns(columns), null);
    },
    decide,
  };
}

/** Every suggestion is taken until the person says something else. */
function firstLook(
  { summary, isGuessed }: Extract<Opened, { kind: "reading" }>,
  timeZone: string,
): Extract<Stage, { at: "preview" }> {
  const moods = Object.fromEntries(summary.moods.map(({ name, suggested }) => [name, suggested]));
  return {
    at: "preview",
    summary,
    isGuessed,
    plan: null,
    choices: { timeZone, moods, types: {}, scale: null },
  };
}

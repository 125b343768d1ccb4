import { percentileOf, type Figure } from "../figure.ts";
import type { Beat } from "./pulse.ts";
import type { Reminded } from "./reminded.ts";
import type { Death, Silence } from "./trial.ts";

/** Everything that a run has seen. */
export interface Findings {
  readonly deaths: readonly Death[];
  readonly silence: Silence & { readonly death: Death };
  /** Acknowledged writes. */
  readonly writes: number;
  readonly lost: readonly string[];
  readonly halfDone: readonly string[];
  /** Answers that are neither a success nor a 503 that says when to come again. */
  readonly wrong: readonly string[];
  /** The lines with which the servers' logs explain a 500. */
  readonly unexpected: readonly string[];
  readonly beats: readonly Beat[];
  readonly sessions: { readonly asked: number; readonly gone: number };
  readonly reminded: Reminded;
}

// an answer takes at most this long whatever happens: decisions §11, never a hang
const hangMs = 20_000;
// how much later than the cluster itself the slower server may write again
const backWithinS = 3;

/** The first of each kind of unexpected failure, for whoever has to mend it. */
export function explained({ unexpected }: Findings): string[] {
  const kinds = new Map(
    unexpected.map((line) => [line.replaceAll(/"(time|pid|hostname|reqId)":[^,]*,/g, ""), line]),
  );
  return [...kinds.values()].slice(0, 5);
}

/** The figures of a run, beside their limits. */
export function figuresOf(findings: Findings): Figure[] {
  const { deaths, silence, writes, lost, halfDone, sessions, reminded } = findings;
  return [
    ...deaths.map((death, index) => backFigure(`death ${index + 1}`, death)),
    backFigure("death after silent standbys", silence.death),
    {
      ...none("writes acknowledged while no standby answers", silence.acknowledged),
      beside: `${silence.seconds.toFixed(0)} s of silence`,
    },
    { ...none("acknowledged writes lost", lost.length), beside: besides(`of ${writes}`, lost) },
    { ...none("things half done", halfDone.length), beside: halfDone.join("; ") },
    ...answerFigures(findings),
    { ...none("sessions lost", sessions.gone), beside: `of ${sessions.asked} asked` },
    ...reminderFigures(reminded),
  ];
}

const part = "high availability";

function none(name: string, value: number): Figure {
  return { part, name, value, unit: "", atMost: 0 };
}

function backFigure(name: string, { promotedS, writesS, backS }: Death): Figure {
  return {
    part,
    name: `${name}: back after the cluster's own switch`,
    value: Math.max(0, backS - writesS),
    unit: "s",
    atMost: backWithinS,
    beside: `a standby is primary after ${promotedS.toFixed(1)} s and writes after ${writesS.toFixed(1)} s, Remanso after ${backS.toFixed(1)} s`,
  };
}

function answerFigures({ wrong, beats }: Findings): Figure[] {
  const took = beats.map(({ from, until }) => until - from);
  const refused = beats.filter(({ isRetryable }) => isRetryable).length;
  return [
    {
      ...none("answers other than a success or 503 with Retry-After", wrong.length),
      beside: besides(`${beats.length} asked, ${refused} of them answered 503`, wrong),
    },
    {
      part,
      name: "the longest answer",
      value: Math.max(...took),
      unit: "ms",
      atMost: hangMs,
      beside: `median ${percentileOf(took, 0.5).toFixed(0)} ms`,
    },
  ];
}

function reminderFigures({ people, notListedOnce, lettersTwice, lettersMissing }: Reminded): Figure[] {
  return [
    {
      ...none("reminders not listed exactly once", notListedOnce),
      beside: `of ${people}, due at the deaths`,
    },
    { ...none("reminders sent twice by mail", lettersTwice), beside: `of ${people}` },
    { ...none("reminders not sent by mail", lettersMissing), beside: `of ${people}` },
  ];
}

function besides(what: string, found: readonly string[]): string {
  const kinds = [...new Set(found)];
  return found.length === 0 ? what : `${what}: ${kinds.slice(0, 5).join("; ")}`;
}

import type { QueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { importAgain } from "../app/import-again.ts";
import { watchKept } from "../device/keep.ts";
import { askToKeep } from "../device/lasting.ts";
import { isPlanClosed, keepOpen, openKept, type KeptHere } from "./plan-stores.ts";
import { emptyPlan, isEmptyPlan, type SafetyPlan } from "./safety-plan.ts";

// Small, because every help card carries it: what keeps a plan closed is fetched by those who asked for that.

/** opening: not known yet. closed: its key is not here. missing: the code that opens it could not be fetched. */
export type NoPlanYet = "opening" | "closed" | "missing";

let work: typeof import("./closed-plan.ts") | null = null;
let isMissing = false;
const listeners = new Set<() => void>();

/** What is kept here for an account; an empty plan where there is none. */
export function keptHere(userId: string): KeptHere | NoPlanYet {
  if (!isPlanClosed(userId)) return openKept(userId);
  return work?.closedPlanHere(userId) ?? (isMissing ? "missing" : "opening");
}

/** Keeps what `change` makes of it; answers false where the device stores nothing, and the plan lives only as long as the page. */
export function changeKept(userId: string, change: (kept: KeptHere) => KeptHere): boolean {
  if (isPlanClosed(userId)) return work?.changeClosedPlan(userId, change) ?? false;
  const before = openKept(userId);
  const after = change(before);
  if (after === before) return true;
  if (!isEmptyPlan(after.plan)) void askToKeep();
  return keepOpen(userId, after);
}

/** The plan as it changes, in this tab or in another one. */
export function useKeptPlan(userId: string | null): SafetyPlan | NoPlanYet {
  return useKept(userId, planOf, emptyPlan);
}

/** What is known of the plan's copy on the server. */
export function useKeptBase(userId: string): string | null {
  return useKept(userId, baseOf, null);
}

/** Whether nothing of the plan lies open here. */
export function useIsPlanClosed(userId: string): boolean {
  return useSyncExternalStore(
    watchChoice,
    () => isPlanClosed(userId),
    () => false,
  );
}

function watchChoice(listener: () => void): () => void {
  return watchKept("planClosing", listener);
}

/** Opens a closed plan, or tries again to. */
export function beginOpening(userId: string): void {
  if (!isPlanClosed(userId)) return;
  isMissing = false;
  importAgain(() => import("./closed-plan.ts")).then(
    (loaded) => {
      work = loaded;
      work.followPlan(userId, tellAll);
      tellAll();
    },
    () => {
      isMissing = true;
      tellAll();
    },
  );
}

/** Brings a closed plan in step with the key as the server tells it; without an answer it stays as it is. */
export async function turnPlan(client: QueryClient, userId: string): Promise<void> {
  if (!isPlanClosed(userId)) return;
  try {
    const { turnPlanHere } = await importAgain(() => import("./plan-closing-queries.ts"));
    await turnPlanHere(client, userId);
  } catch (error) {
    console.info("A closed plan stays as it is for now.", error);
  }
}

const planOf = (kept: KeptHere | NoPlanYet) => (typeof kept === "string" ? kept : kept.plan);
const baseOf = (kept: KeptHere | NoPlanYet) => (typeof kept === "string" ? null : kept.base);

function useKept<Part>(
  userId: string | null,
  partOf: (kept: KeptHere | NoPlanYet) => Part,
  nothing: Part,
): Part {
  const listen = useCallback((listener: () => void) => listenTo(userId, listener), [userId]);
  return useSyncExternalStore(
    listen,
    () => (userId === null ? nothing : partOf(keptHere(userId))),
    () => nothing,
  );
}

function listenTo(userId: string | null, listener: () => void): () => void {
  const look = () => {
    if (userId !== null) beginOpening(userId);
    listener();
  };
  const stops = [
    watchKept("safetyPlan", listener),
    watchKept("planCopy", listener),
    watchKept("planClosing", look),
  ];
  listeners.add(listener);
  if (userId !== null) beginOpening(userId);
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

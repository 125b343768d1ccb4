import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { safetyPlanApi, type KeptPlan } from "@remanso/core/safety/contract.ts";
import { ask } from "../app/ask.ts";
import { call, CallError } from "../call.ts";
import { readKept, watchKept, writeKept } from "../device/keep.ts";
import { keepPlan, keptPlan, useKeptPlan } from "./plan-keeping.ts";
import { isEmptyPlan, type SafetyPlan } from "./safety-plan.ts";

// The copy on the server, where its person has asked for one. The device comes first: it is written there at once, and the copy follows. What
// the device knows of the copy is its revision; a newer one is never overwritten, and never overwrites what was written here meanwhile.

const planQuery = { ...ask(safetyPlanApi.kept), staleTime: 0 };
/** The copy follows once nobody has typed for a moment. */
const restMs = 1500;

export type CopyState =
  | { readonly kind: "off" | "unknown" | "away" | "unreadable" }
  | { readonly kind: "kept"; readonly keptAt: string }
  /** Both have changed: the person chooses. */
  | { readonly kind: "two"; readonly other: SafetyPlan; readonly keptAt: string; readonly revision: number };

interface Copy {
  readonly state: CopyState;
  readonly switchOn: () => void;
  readonly switchOff: () => void;
  /** Settles "two": this device's plan, or the other one, becomes both. */
  readonly choose: (which: "here" | "other") => void;
}

/** The copy of the plan on the server, kept in step with the one on this device. */
export function usePlanCopy(userId: string): Copy {
  const client = useQueryClient();
  const plan = useKeptPlan(userId);
  const base = useBase(userId);
  const { data, isError } = useQuery(planQuery);
  const [isAway, setAway] = useState(false);
  const kept = data?.kept ?? null;
  const send = useCallback(
    async (basedOn: number) => {
      setAway(!(await sendPlan(client, userId, basedOn)));
    },
    [client, userId],
  );
  const state =
    data === undefined ? ({ kind: isError ? "away" : "unknown" } as const) : stateOf(plan, kept, base);
  useEffect(() => {
    if (kept) adopt(userId, kept);
  }, [userId, kept]);
  const isBehind = kept !== null && state.kind === "kept" && base?.text !== JSON.stringify(plan);
  useEffect(() => {
    if (!isBehind || base === null) return undefined;
    const timer = setTimeout(() => void send(base.revision), restMs);
    return () => clearTimeout(timer);
  }, [isBehind, base, plan, send]);
  return {
    state: isAway && state.kind === "kept" ? { kind: "away" } : state,
    switchOn: () => void send(0),
    switchOff: () => void forgetCopy(client, userId).then((isDone) => setAway(!isDone)),
    choose: (which) => {
      if (state.kind !== "two") return;
      if (which === "other") takeOver(userId, state.other, state.revision);
      else void send(state.revision);
    },
  };
}

/** What of the copy this device has seen last. */
interface Base {
  readonly revision: number;
  readonly text: string;
}

function baseIn(text: string | null): Base | null {
  const found = /^(\d+) (.*)$/s.exec(text ?? "");
  return found ? { revision: Number(found[1]), text: found[2] ?? "" } : null;
}

function useBase(userId: string): Base | null {
  const text = useSyncExternalStore(
    (listener) => watchKept("planCopy", listener),
    () => readKept("planCopy", userId),
    () => null,
  );
  return baseIn(text);
}

function keepBase(userId: string, revision: number, plan: SafetyPlan): void {
  writeKept("planCopy", `${revision} ${JSON.stringify(plan)}`, userId);
}

function takeOver(userId: string, plan: SafetyPlan, revision: number): void {
  keepPlan(userId, plan);
  keepBase(userId, revision, plan);
}

/** A newer copy comes to a device on which nothing was written since the last one. */
function adopt(userId: string, { plan, revision }: KeptPlan): void {
  const base = baseIn(readKept("planCopy", userId));
  if (plan === null || (base !== null && base.revision >= revision)) return;
  const own = keptPlan(userId);
  const isUntouched = base === null ? isEmptyPlan(own) : base.text === JSON.stringify(own);
  if (isUntouched || JSON.stringify(own) === JSON.stringify(plan)) takeOver(userId, plan, revision);
}

function stateOf(own: SafetyPlan, kept: KeptPlan | null, base: Base | null): CopyState {
  if (kept === null) return { kind: "off" };
  if (kept.plan === null) return { kind: "unreadable" };
  const isKnown = base !== null && base.revision >= kept.revision;
  if (isKnown || JSON.stringify(kept.plan) === JSON.stringify(own))
    return { kind: "kept", keptAt: kept.keptAt };
  const isUntouched = base === null ? isEmptyPlan(own) : base.text === JSON.stringify(own);
  if (isUntouched) return { kind: "kept", keptAt: kept.keptAt };
  return { kind: "two", other: kept.plan, keptAt: kept.keptAt, revision: kept.revision };
}

/** Sends what is written here; false where nobody answers. Where the copy is newer, it is asked for, and the person chooses. */
async function sendPlan(client: QueryClient, userId: string, basedOn: number): Promise<boolean> {
  const plan = keptPlan(userId);
  try {
    const { revision, keptAt } = await call(client, safetyPlanApi.keep, { input: sent(plan, basedOn) });
    keepBase(userId, revision, plan);
    client.setQueryData(planQuery.queryKey, { kept: { revision, keptAt, plan: sent(plan, basedOn).plan } });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) || error.problem?.code !== "plan_newer") return false;
    await client.invalidateQueries({ queryKey: planQuery.queryKey });
    return true;
  }
}

function sent(plan: SafetyPlan, basedOn: number) {
  const { people, professionals } = plan;
  return { plan: { ...plan, people: [...people], professionals: [...professionals] }, basedOn };
}

async function forgetCopy(client: QueryClient, userId: string): Promise<boolean> {
  try {
    await call(client, safetyPlanApi.forget);
    writeKept("planCopy", null, userId);
    client.setQueryData(planQuery.queryKey, { kept: null });
    return true;
  } catch {
    return false;
  }
}

/** On a device that has no plan yet, brings the one that is kept on the server, so that the help card has its numbers. */
export async function bringPlan(client: QueryClient, userId: string): Promise<void> {
  if (!isEmptyPlan(keptPlan(userId)) || readKept("planCopy", userId) !== null) return;
  const { kept } = await client.fetchQuery(planQuery);
  if (kept) adopt(userId, kept);
}

import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { safetyPlanApi, type KeptPlan } from "@remanso/core/safety/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { call, CallError } from "../call.ts";
import { loadClosing } from "../only-you/closing.ts";
import { useOpeningCount } from "../only-you/use-opened.ts";
import { changeKept, keptHere, useKeptBase } from "./plan-keeping.ts";
import { isPlanClosed, type KeptHere } from "./plan-stores.ts";
import { isEmptyPlan, planIn, type SafetyPlan } from "./safety-plan.ts";

// The copy on the server, where its person has asked for one. The device comes first: it is written there at once, and the copy follows. What
// the device knows of the copy is its revision; a newer one is never overwritten, and never overwrites what was written here meanwhile.

const planQuery = {
  ...ask(safetyPlanApi.kept),
  queryFn: async ({ client }: { client: QueryClient }) => ({
    kept: await openedPlan(client, (await call(client, safetyPlanApi.kept)).kept),
  }),
  staleTime: 0,
};

/** The copy as this device can read it: its plan stays null where the key is not here. */
async function openedPlan(client: QueryClient, kept: KeptPlan | null): Promise<KeptPlan | null> {
  const userId = client.getQueryData(userQuery.queryKey)?.id;
  if (!kept?.closed || userId === undefined) return kept;
  const plan = planIn(await (await loadClosing()).openedText(kept.closed, { userId, of: kept.id }));
  return { ...kept, plan: plan && written(plan) };
}
/** The copy follows once nobody has typed for a moment. */
const restMs = 1500;

export type CopyState =
  | { readonly kind: "off" | "unknown" | "away" | "unreadable" | "closed" }
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

/** The copy of the plan on the server, kept in step with the one on this device, which is open. */
export function usePlanCopy(userId: string, plan: SafetyPlan): Copy {
  const client = useQueryClient();
  const base = baseIn(useKeptBase(userId));
  const { data, isError } = useQuery(planQuery);
  const [isAway, setAway] = useState(false);
  const opening = useOpeningCount();
  useEffect(() => {
    // a key has come or gone: what the copy holds is asked for anew
    if (opening > 0) void client.invalidateQueries({ queryKey: planQuery.queryKey });
  }, [client, opening]);
  const kept = data?.kept ?? null;
  const send = useCallback(
    async (basedOn: number) => {
      setAway(!(await sendPlan(client, userId, basedOn)));
    },
    [client, userId, setAway],
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
      if (which === "other") changeKept(userId, () => copied(state.other, state.revision));
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

function copied(plan: SafetyPlan, revision: number): KeptHere {
  return { plan, base: baseText(plan, revision) };
}

function baseText(plan: SafetyPlan, revision: number): string {
  return `${revision} ${JSON.stringify(plan)}`;
}

/** A newer copy comes to a device on which nothing was written since the last one. */
function adopt(userId: string, { plan, revision }: KeptPlan): void {
  if (plan === null) return;
  changeKept(userId, (kept) => {
    const base = baseIn(kept.base);
    if (base !== null && base.revision >= revision) return kept;
    const own = JSON.stringify(kept.plan);
    const isUntouched = base === null ? isEmptyPlan(kept.plan) : base.text === own;
    return isUntouched || own === JSON.stringify(plan) ? copied(plan, revision) : kept;
  });
}

function stateOf(own: SafetyPlan, kept: KeptPlan | null, base: Base | null): CopyState {
  if (kept === null) return { kind: "off" };
  if (kept.plan === null) return { kind: kept.closed ? "closed" : "unreadable" };
  const isKnown = base !== null && base.revision >= kept.revision;
  if (isKnown || JSON.stringify(kept.plan) === JSON.stringify(own))
    return { kind: "kept", keptAt: kept.keptAt };
  const isUntouched = base === null ? isEmptyPlan(own) : base.text === JSON.stringify(own);
  if (isUntouched) return { kind: "kept", keptAt: kept.keptAt };
  return { kind: "two", other: kept.plan, keptAt: kept.keptAt, revision: kept.revision };
}

/** Sends what is written here; false where nobody answers. Where the copy is newer, it is asked for, and the person chooses. */
async function sendPlan(client: QueryClient, userId: string, basedOn: number): Promise<boolean> {
  const here = keptHere(userId);
  // the key of a plan that is closed here has gone meanwhile
  if (typeof here === "string") return false;
  const { plan } = here;
  const { contentKeyVersion: version = 0 } = client.getQueryData(userQuery.queryKey) ?? {};
  const id = client.getQueryData(planQuery.queryKey)?.kept?.id ?? newKey();
  try {
    const open = written(plan);
    const closed = version > 0 ? await (await loadClosing()).closedJson(open, id, { userId, version }) : null;
    const { revision, keptAt } = await call(client, safetyPlanApi.keep, {
      input: { plan: closed ?? open, basedOn },
    });
    changeKept(userId, (kept) => ({ ...kept, base: baseText(plan, revision) }));
    client.setQueryData(planQuery.queryKey, { kept: { id, revision, keptAt, plan: open, closed } });
    return true;
  } catch (error) {
    if (!(error instanceof CallError) || error.problem?.code !== "plan_newer") return false;
    await client.invalidateQueries({ queryKey: planQuery.queryKey });
    return true;
  }
}

function written(plan: SafetyPlan) {
  const { people, professionals } = plan;
  return { ...plan, people: [...people], professionals: [...professionals] };
}

async function forgetCopy(client: QueryClient, userId: string): Promise<boolean> {
  try {
    await call(client, safetyPlanApi.forget);
    changeKept(userId, (kept) => ({ ...kept, base: null }));
    client.setQueryData(planQuery.queryKey, { kept: null });
    return true;
  } catch {
    return false;
  }
}

/** On a device that has no plan yet, brings the one that is kept on the server, so that the help card has its numbers. */
export async function bringPlan(client: QueryClient, userId: string): Promise<void> {
  const here = keptHere(userId);
  // a plan that is closed here is here
  if (isPlanClosed(userId) || typeof here === "string") return;
  if (!isEmptyPlan(here.plan) || here.base !== null) return;
  const { kept } = await client.fetchQuery(planQuery);
  if (kept) adopt(userId, kept);
}

import type { KeyWay } from "@remanso/core/only-you/contract.ts";
import { mostContacts, longestPart } from "@remanso/core/safety/contract.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { isRecord } from "../outbox/entry.ts";
import { isClosed } from "../outbox/kind.ts";
import type { KeptHere } from "./plan-stores.ts";
import { emptyPlan, isEmptyPlan, planIn, type Contact, type SafetyPlan } from "./safety-plan.ts";

// What a closed plan looks like where it is kept, and how it is joined with one that lies open beside it.

/** The choice: which key closes the plan, and the ways to it, so that it opens without a server and after the key was changed elsewhere. */
export interface PlanClosing {
  readonly version: number;
  readonly ways: readonly KeyWay[];
}

export const nothingKept: KeptHere = { plan: emptyPlan, base: null };

/** The choice as it is kept; a closed plan without one is told by itself. */
export function closingIn(text: string | null, closedPlan: string | null): PlanClosing | null {
  if (text === null && closedPlan === null) return null;
  const value = parsed(text);
  if (isRecord(value) && typeof value["version"] === "number" && Array.isArray(value["ways"]))
    return { version: value["version"], ways: value["ways"] };
  return { version: closedTextIn(closedPlan)?.version ?? 0, ways: [] };
}

export function closedTextIn(text: string | null): ClosedText | null {
  const value = parsed(text);
  return isClosed(value) ? value : null;
}

/** As it is closed; null where there is nothing to close. */
export function keptText({ plan, base }: KeptHere): string | null {
  return isEmptyPlan(plan) && base === null ? null : JSON.stringify({ plan, base });
}

export function keptIn(text: string | null): KeptHere | null {
  const value = parsed(text);
  if (!isRecord(value)) return null;
  const plan = planIn(JSON.stringify(value["plan"] ?? null));
  return plan && { plan, base: typeof value["base"] === "string" ? value["base"] : null };
}

/** A closed plan with one that lies open beside it, from before or from a tab that did not know yet: nothing of either is lost. */
export function joined(closed: KeptHere, open: KeptHere): KeptHere {
  return { plan: joinedPlan(closed.plan, open.plan), base: closed.base ?? open.base };
}

function joinedPlan(one: SafetyPlan, other: SafetyPlan): SafetyPlan {
  return {
    signs: joinedText(one.signs, other.signs),
    coping: joinedText(one.coping, other.coping),
    places: joinedText(one.places, other.places),
    people: joinedContacts(one.people, other.people),
    professionals: joinedContacts(one.professionals, other.professionals),
    surroundings: joinedText(one.surroundings, other.surroundings),
    reasons: joinedText(one.reasons, other.reasons),
  };
}

function joinedText(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`.slice(0, longestPart);
}

function joinedContacts(one: readonly Contact[], other: readonly Contact[]): readonly Contact[] {
  const isIn = (contact: Contact) =>
    one.some(({ name, number }) => name === contact.name && number === contact.number);
  return [...one, ...other.filter((contact) => !isIn(contact))].slice(0, mostContacts);
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

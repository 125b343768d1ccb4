import type { activityApi } from "@remanso/core/activity/contract.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { newKey } from "../app/new-key.ts";
import { closeText, nameKeyFor } from "./content-key.ts";
import { keyHere } from "./keyring.ts";

interface Owner {
  readonly userId: string;
  readonly version: number;
}

type NewActivity = InputOf<typeof activityApi.create>;

// sent twice under one key it has to be the same request, and no two closed texts are alike
const closedBefore = new Map<string, Promise<NewActivity>>();

/** A new activity with its words closed: the same one for the same intention. */
export function closedActivity(input: NewActivity, intention: string, owner: Owner): Promise<NewActivity> {
  const closed = closedBefore.get(intention) ?? closedWordsOf(input, owner);
  closedBefore.set(intention, closed);
  return closed;
}

async function closedWordsOf(input: NewActivity, owner: Owner): Promise<NewActivity> {
  const { activityName: name, notes } = input;
  if (typeof name !== "string") return input;
  const key = await keyHere(owner);
  const of = newKey();
  return {
    ...input,
    activityName: await closeText(name, of, { key, part: "name", ...owner }),
    nameKey: await nameKeyFor(name, key),
    notes: typeof notes === "string" ? await closeText(notes, of, { key, part: "notes", ...owner }) : null,
  };
}

/** What is no name but belongs to a row, closed: the steps of an activity, or all of a plan, as JSON. */
export async function closedJson(
  value: object,
  of: string,
  { part, ...owner }: Owner & { part?: "steps" },
): Promise<ClosedText> {
  return closeText(JSON.stringify(value), of, { key: await keyHere(owner), part, ...owner });
}

import { checkInApi } from "@remanso/core/check-in/contract.ts";
import { isRecord, type Entry } from "../outbox/entry.ts";
import type { Kind } from "../outbox/kind.ts";
import { changeConflict } from "./check-in-conflict.ts";

function noteOf({ input }: Entry): string | null {
  return isRecord(input) && typeof input["note"] === "string" ? input["note"] : null;
}

export const createKind: Kind<typeof checkInApi.create> = {
  name: "check-in.create",
  endpoint: checkInApi.create,
  labelOf: () => ({ en: "a check-in", es: "un registro de cómo estás" }),
  ownText: "note",
  textOf: noteOf,
};

export const changeKind: Kind<typeof checkInApi.change> = {
  name: "check-in.change",
  endpoint: checkInApi.change,
  labelOf: () => ({ en: "a change to a check-in", es: "un cambio en un registro" }),
  conflictOf: changeConflict,
  ownText: "note",
  textOf: noteOf,
};

export const removeKind: Kind<typeof checkInApi.remove> = {
  name: "check-in.remove",
  endpoint: checkInApi.remove,
  labelOf: () => ({ en: "the deletion of a check-in", es: "el borrado de un registro" }),
  // it is gone already
  settledBy: ["not_found"],
};

export const checkInKinds = [createKind, changeKind, removeKind];

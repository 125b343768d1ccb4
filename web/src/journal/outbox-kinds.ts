import { journalApi } from "@remanso/core/journal/contract.ts";
import { isRecord } from "../outbox/entry.ts";
import type { Kind } from "../outbox/kind.ts";
import { removeConflict, writeConflict } from "./entry-conflict.ts";

const textOf: Kind["textOf"] = ({ input }) =>
  isRecord(input) && typeof input["text"] === "string" ? input["text"] : null;

export const createKind: Kind<typeof journalApi.create> = {
  name: "journal.create",
  endpoint: journalApi.create,
  labelOf: () => ({ en: "a page of your journal", es: "una página de tu diario" }),
  ownText: "text",
  textOf,
};

export const writeKind: Kind<typeof journalApi.write> = {
  name: "journal.write",
  endpoint: journalApi.write,
  labelOf: () => ({ en: "a journal entry", es: "una entrada del diario" }),
  ownText: "text",
  textOf,
  conflictOf: writeConflict,
};

export const removeKind: Kind<typeof journalApi.remove> = {
  name: "journal.remove",
  endpoint: journalApi.remove,
  labelOf: () => ({
    en: "the deletion of a journal entry",
    es: "el borrado de una entrada del diario",
  }),
  conflictOf: removeConflict,
  // it is gone already
  settledBy: ["not_found"],
};

export const journalKinds = [createKind, writeKind, removeKind];

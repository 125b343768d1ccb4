import { createHmac, timingSafeEqual } from "node:crypto";
import {
  dialogueIn,
  newDialogue,
  stricterOf,
  type DialogueState,
} from "@remanso/core/safety/dialogue/state.ts";
import type { AppSecret } from "../secret.ts";

/** What the client brings back of the dialogue: the record that the server signed, and what it kept itself while there was no server. */
export interface BroughtBack {
  readonly state?: string | undefined;
  readonly record?: unknown;
}

interface Signing {
  readonly secret: AppSecret;
  readonly userId: string;
}

/** The record as text that only this server can have made, for this person alone: the record in base64url, a dot, and its HMAC. */
export function signedDialogue(state: DialogueState, signing: Signing): string {
  const payload = Buffer.from(JSON.stringify(state)).toString("base64url");
  return `${payload}.${signatureOf(payload, signing).toString("base64url")}`;
}

/**
 * The dialogue so far: the signed record, or a new one where the signature is not ours. What the client kept by itself can only make it
 * stricter. safety.md, Detection
 */
export function dialogueBefore({ state, record }: BroughtBack, signing: Signing): DialogueState {
  const signed = state === undefined ? newDialogue : openedDialogue(state, signing);
  return record === undefined ? signed : stricterOf(signed, dialogueIn(record));
}

function openedDialogue(token: string, signing: Signing): DialogueState {
  const [payload = "", signature = ""] = token.split(".");
  const expected = signatureOf(payload, signing);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return newDialogue;
  return dialogueIn(JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
}

function signatureOf(payload: string, { secret, userId }: Signing): Buffer {
  return createHmac("sha256", secret.keyFor("dialogue", userId)).update(payload).digest();
}

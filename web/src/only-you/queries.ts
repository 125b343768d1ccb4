import type { QueryClient } from "@tanstack/react-query";
import { onlyYouApi, type TextToTurn } from "@remanso/core/only-you/contract.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import { ask, askAgainAfter, useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import { call, CallError } from "../call.ts";
import { closeText, nameKeyFor } from "./content-key.ts";
import { keyHere, openedText } from "./keyring.ts";

export const contentKeyQuery = ask(onlyYouApi.state);

export const useBegin = () => useChange(onlyYouApi.begin, { replyOf: contentKeyQuery });
export const useAddWay = () => useChange(onlyYouApi.addWay);
export const useRemoveWay = () => useChange(onlyYouApi.removeWay);

interface Turning {
  readonly userId: string;
  /** The key that texts are closed with from now on; 0: with none. */
  readonly version: number;
  readonly onLeft: (left: number) => void;
}

// texts may be changed on another device meanwhile: those are turned in the next round
const mostRounds = 5;

/**
 * Turns every text to the present key, and lets go of the ways to earlier ones. Answers how many texts nobody can read any more. It may be
 * stopped at any moment, and goes on from there.
 */
export async function turnAll(client: QueryClient, turning: Turning): Promise<number> {
  for (let round = 1; ; round += 1) {
    const unreadable = await turnOnce(client, turning);
    try {
      const state = await call(client, onlyYouApi.settle, {
        input: { unreadable },
        idempotencyKey: newKey(),
      });
      await askAgainAfter(client, onlyYouApi.settle);
      client.setQueryData(contentKeyQuery.queryKey, state);
      return unreadable;
    } catch (error) {
      const isGoingOn = error instanceof CallError && error.problem?.code === "texts_left";
      if (!isGoingOn || round === mostRounds) throw error;
    }
  }
}

async function turnOnce(client: QueryClient, turning: Turning): Promise<number> {
  let unreadable = 0;
  let after: string | undefined;
  for (;;) {
    const texts = await call(client, onlyYouApi.toTurn, { query: { after } });
    const turned = await Promise.all(texts.map((text) => turnedText(text, turning)));
    const ready = turned.filter((text) => text !== null);
    unreadable += texts.length - ready.length;
    for (const part of inParts(ready)) {
      const reply = await call(client, onlyYouApi.turn, { input: { texts: part }, idempotencyKey: newKey() });
      turning.onLeft(reply.left);
    }
    after = texts.at(-1)?.id;
    // a page ends with a whole row: it may be short of the most
    if (texts.length === 0) return unreadable;
  }
}

type Turned = InputOf<typeof onlyYouApi.turn>["texts"][number];

async function turnedText(
  { id, part, text: plain, closed, revision: basedOn }: TextToTurn,
  { userId, version }: Turning,
): Promise<Turned | null> {
  const text = closed ? await openedText(closed, { userId, of: id }) : plain;
  if (text === null) return null;
  const row = { id, ...(part && { part }), basedOn };
  if (version === 0) return { ...row, text };
  const key = await keyHere({ userId, version });
  return {
    ...row,
    text: await closeText(text, id, { key, part, userId, version }),
    ...(part === "name" && { nameKey: await nameKeyFor(text, key) }),
  };
}

// well under what the endpoint takes (contract: 2 MiB)
const mostLetters = 1_500_000;

function inParts(texts: readonly Turned[]): Turned[][] {
  const parts: Turned[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const length = JSON.stringify(text).length;
    size += length;
    if (size > mostLetters) {
      parts.push([]);
      size = length;
    }
    parts.at(-1)?.push(text);
  }
  return parts;
}

import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { breathingApi, type BreathingStats } from "@remanso/core/breathing/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgain } from "../app/ask.ts";
import { useOutbox } from "../app/outbox.tsx";
import { CallError } from "../call.ts";
import type { FinishedGame } from "./finished-game.ts";

export const statsQuery = ask(breathingApi.stats);

/** The screen says in words that the numbers could not be loaded; the game can be played all the same. */
export async function loadBreathing(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(userQuery), client.prefetchQuery(statsQuery)]);
}

// decisions §4: a finished game also counts for garden, streak, log and the week's bars
const derived = ["/api/breathing-sessions", "/api/progress", "/api/zen-garden", "/api/user/stats"];

const label = { en: "a breathing session", es: "una sesión de respiración" };

export type SendState =
  | { readonly state: "idle" | "sending" | "kept" | "refused" }
  | { readonly state: "sent"; readonly stats: BreathingStats };

/** Sends a finished game, or keeps it on the device until there is a network. The same game counts once, however often. */
export function useFinishGame(): { sending: SendState; finish: (game: FinishedGame) => Promise<void> } {
  const client = useQueryClient();
  const { send } = useOutbox();
  const [sending, setSending] = useState<SendState>({ state: "idle" });

  async function finish({ input }: FinishedGame) {
    setSending({ state: "sending" });
    try {
      const answer = await send(breathingApi.finish, { input, label });
      if (answer.outcome === "kept") {
        setSending({ state: "kept" });
        return;
      }
      const { stats } = answer.reply;
      client.setQueryData(statsQuery.queryKey, stats);
      setSending({ state: "sent", stats });
      await askAgain(client, derived);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSending({ state: "refused" });
    }
  }
  return { sending, finish };
}

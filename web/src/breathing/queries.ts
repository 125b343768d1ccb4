import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { breathingApi } from "@remanso/core/breathing/contract.ts";
import type { Growth } from "@remanso/core/garden/contract.ts";
import { userQuery } from "../account/queries.ts";
import { ask, askAgainAfter } from "../app/ask.ts";
import { CallError } from "../call.ts";
import { useOutbox } from "../outbox/provider.tsx";
import type { FinishedGame } from "./finished-game.ts";
import { finishKind } from "./outbox-kinds.ts";

export const statsQuery = ask(breathingApi.stats);

/** The screen says in words that the numbers could not be loaded; the game can be played all the same. */
export async function loadBreathing(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(userQuery), client.prefetchQuery(statsQuery)]);
}

export type SendState =
  | { readonly state: "idle" | "sending" | "kept" | "failing" }
  /** `why` in the server's words; null where there is nothing to do but to try again. */
  | { readonly state: "refused"; readonly why: string | null }
  | { readonly state: "sent"; readonly grew: readonly Growth[] };

/** decisions §4: a game that cannot have been played is refused, and stays so. */
function isForGood({ problem }: CallError): boolean {
  return problem?.code === "game_overlaps" || problem?.code === "game_too_long";
}

/** Sends a finished game, or keeps it on the device until there is a network. The same game counts once, however often. */
export function useFinishGame(): { sending: SendState; finish: (game: FinishedGame) => Promise<void> } {
  const client = useQueryClient();
  const { send } = useOutbox();
  const [sending, setSending] = useState<SendState>({ state: "idle" });

  async function finish({ input }: FinishedGame) {
    setSending({ state: "sending" });
    try {
      const answer = await send(finishKind, { input, id: input.id });
      if (answer.outcome !== "sent") {
        setSending({ state: answer.outcome });
        return;
      }
      const { stats, grew } = answer.reply;
      client.setQueryData(statsQuery.queryKey, stats);
      setSending({ state: "sent", grew });
      await askAgainAfter(client, breathingApi.finish, statsQuery);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSending({ state: "refused", why: isForGood(error) ? (error.problem?.detail ?? null) : null });
    }
  }
  return { sending, finish };
}

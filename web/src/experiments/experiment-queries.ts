import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { experimentsApi, type Experiment } from "@remanso/core/experiments/contract.ts";
import { askAgainAfter, useChange } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import type { CallError } from "../call.ts";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { eveningKind } from "./outbox-kinds.ts";

export const useBegin = () => useChange(experimentsApi.begin);
export const useStop = () => useChange(experimentsApi.stop);
export const useRemove = () => useChange(experimentsApi.remove);
export const useSee = () => useChange(experimentsApi.see);

interface Evening {
  readonly id: string;
  readonly points: number;
  readonly done: boolean;
}

/** Answers the evening's question, or keeps the answer on the device until there is a network; pressed twice, it counts once. */
export function useAnswerEvening() {
  const client = useQueryClient();
  const { send } = useOutbox();
  const attempt = useRef<{ occurredAt: string; key: string }>(null);
  return useMutation<SendOutcome<Experiment>, CallError, Evening>({
    mutationFn: ({ id, points, done }) => {
      attempt.current ??= { occurredAt: new Date().toISOString(), key: newKey() };
      const { occurredAt, key } = attempt.current;
      return send(eveningKind, { params: { id }, input: { points, done, occurredAt }, id: key });
    },
    onSuccess: async ({ outcome }) => {
      attempt.current = null;
      if (outcome === "sent") await askAgainAfter(client, experimentsApi.answerEvening);
    },
  });
}

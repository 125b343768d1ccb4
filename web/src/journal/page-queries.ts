import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { journalApi, type JournalEntry } from "@remanso/core/journal/contract.ts";
import { askAgainAfter } from "../app/ask.ts";
import { newKey } from "../app/new-key.ts";
import type { CallError } from "../call.ts";
import type { SendOutcome } from "../outbox/outbox.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { createKind } from "./outbox-kinds.ts";

/** One intention to save: however often it is sent, it is the same page. */
interface Attempt {
  readonly text: string;
  readonly key: string;
  readonly occurredAt: string;
}

/** Saves a page, or keeps it on the device until there is a network; pressed twice, it is one. */
export function useCreatePage() {
  const client = useQueryClient();
  const { send } = useOutbox();
  const attempt = useRef<Attempt | null>(null);
  const attemptFor = (text: string): Attempt => {
    if (attempt.current?.text !== text)
      attempt.current = { text, key: newKey(), occurredAt: new Date().toISOString() };
    return attempt.current;
  };
  return useMutation<SendOutcome<JournalEntry>, CallError, string>({
    mutationFn: (text) => {
      const { key, occurredAt } = attemptFor(text);
      return send(createKind, { input: { text, occurredAt }, id: key });
    },
    onSuccess: ({ outcome }) => {
      attempt.current = null;
      if (outcome === "sent") void askAgainAfter(client, journalApi.create);
    },
  });
}

import { useRef, useState } from "react";
import type { Resource } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { useMarkResource, useShowRead } from "./queries.ts";
import { strings } from "./strings.ts";

export interface Marking {
  /** True once it was marked either way since it was opened: from then on it is left to the reader. */
  readonly isChosen: boolean;
  readonly mark: (isRead: boolean) => void;
}

/** Marks a resource: shown at once, sent one after the other, taken back with a message when it could not be kept. */
export function useMarkRead(resource: Resource): Marking {
  const [isChosen, setChosen] = useState(false);
  const { mutateAsync } = useMarkResource();
  const show = useShowRead(resource.id);
  const tellFailure = useTellFailure();
  const wanted = useRef<boolean | null>(null);
  const kept = useRef(resource.isRead);

  function mark(isRead: boolean): void {
    setChosen(true);
    show(isRead);
    const isSending = wanted.current !== null;
    wanted.current = isRead;
    if (!isSending) void send();
  }

  async function send(): Promise<void> {
    while (wanted.current !== null && wanted.current !== kept.current) {
      const isRead = wanted.current;
      const failure = await mutateAsync({ params: { resourceId: resource.id }, input: { isRead } }).then(
        () => null,
        (error: CallError) => error,
      );
      if (failure) return giveUp(failure);
      kept.current = isRead;
    }
    wanted.current = null;
  }

  function giveUp(failure: CallError): void {
    const isRead = wanted.current ?? kept.current;
    wanted.current = null;
    show(kept.current);
    tellFailure(failure, () => mark(isRead));
  }
  return { isChosen, mark };
}

function useTellFailure(): (error: CallError, retry: () => void) => void {
  const words = useStrings(strings);
  const toast = useToast();
  return ({ status }, retry) => {
    toast({
      kind: "failure",
      title: words.markFailed,
      description: status === 0 ? words.resourceOffline : words.resourceFailedText,
      action: { label: words.retry, onPress: retry },
    });
  };
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { askAgainAfter } from "../app/ask.ts";
import { CallError } from "../call.ts";
import { useOutbox } from "../outbox/provider.tsx";
import { heardKind } from "./outbox-kinds.ts";

/** Marks a resource as read once nearly all of it was heard; without a network that is sent later. */
export function useMarkHeard({ resourceId, isHeard }: { resourceId: string; isHeard: boolean }): void {
  const client = useQueryClient();
  const { send } = useOutbox();
  const mark = useEffectEvent(async () => {
    try {
      const params = { resourceId };
      const { outcome } = await send(heardKind, { params, input: { isRead: true } });
      if (outcome === "sent") await askAgainAfter(client, heardKind.endpoint);
    } catch (error) {
      // refused: the mark can be set by hand on the page of the resource
      if (!(error instanceof CallError)) throw error;
    }
  });
  useEffect(() => {
    if (isHeard) void mark();
  }, [isHeard, resourceId]);
}

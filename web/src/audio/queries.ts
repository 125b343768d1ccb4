import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { resourcesApi } from "@remanso/core/resources/contract.ts";
import { askAgain } from "../app/ask.ts";
import { useOutbox } from "../app/outbox.tsx";
import { CallError } from "../call.ts";

const label = { en: "an audio you listened to", es: "un audio que escuchaste" };

/** Marks a resource as read once nearly all of it was heard; without a network that is sent later. */
export function useMarkHeard({ resourceId, isHeard }: { resourceId: string; isHeard: boolean }): void {
  const client = useQueryClient();
  const { send } = useOutbox();
  const mark = useEffectEvent(async () => {
    try {
      const params = { resourceId };
      const { outcome } = await send(resourcesApi.mark, { params, input: { isRead: true }, label });
      if (outcome === "sent") await askAgain(client, ["/api/resources"]);
    } catch (error) {
      // refused: the mark can be set by hand on the page of the resource
      if (!(error instanceof CallError)) throw error;
    }
  });
  useEffect(() => {
    if (isHeard) void mark();
  }, [isHeard, resourceId]);
}

import { useEffect, useEffectEvent } from "react";
import { useViewResource } from "./queries.ts";

/** Tells the server that a resource was opened: once for each time, and never for what was only fetched beforehand. */
export function useViewOnce(resourceId: string): void {
  const { mutate } = useViewResource();
  // not reported without a network: nothing that the person sees depends on it
  const tell = useEffectEvent((id: string) => mutate({ params: { resourceId: id } }));
  useEffect(() => tell(resourceId), [resourceId]);
}

import { useQuery } from "@tanstack/react-query";
import { useParam } from "../router/provider.tsx";
import { useUser } from "../account/use-user.ts";
import "./print.css";
import { resourceQuery, useOpening } from "./queries.ts";
import { Reader } from "./reader.tsx";
import { ResourceFailed, ResourceLocked } from "./resource-instead.tsx";
import { ResourceSkeleton } from "./resource-skeleton.tsx";

export { ResourceMissing } from "./resource-instead.tsx";
export { ResourceSkeleton } from "./resource-skeleton.tsx";

/** One resource, to be read, looked at or listened to. */
export function ResourceScreen() {
  const resourceId = useParam("resourceId");
  const opening = useOpening(resourceId);
  const { data: resource } = useQuery({ ...resourceQuery(resourceId), enabled: opening?.outcome === "open" });
  const user = useUser();
  if (!opening) return <ResourceSkeleton />;
  if (opening.outcome === "locked") return <ResourceLocked {...opening} />;
  if (opening.outcome !== "open") {
    return <ResourceFailed isOffline={opening.outcome === "failed" && opening.isOffline} />;
  }
  if (!resource || !user) return <ResourceSkeleton />;
  return <Reader key={resource.id} resource={resource} userId={user.id} />;
}

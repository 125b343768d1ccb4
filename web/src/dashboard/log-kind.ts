import { gamePageUrl, type LogEntry } from "@remanso/core/progress/contract.ts";

/** What an entry of the log is called: its type, and a game by its own name. */
export type LogKind = LogEntry["activityType"] | "game";

export function kindOf({ activityType, pageUrl }: LogEntry): LogKind {
  return activityType === "activity_completed" && pageUrl === gamePageUrl ? "game" : activityType;
}

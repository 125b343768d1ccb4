import type { UsageSession } from "@remanso/core/progress/contract.ts";

// specification §9: dashboard chart, last 7 sessions
const shownSessions = 7;

export interface SessionBar {
  readonly session: UsageSession;
  /** Of the longest of them, 0 to 100. */
  readonly percent: number;
}

/** The last seven sessions from the oldest to the latest, each as long as it lasted; `sessions` come newest first. */
export function lastSessions(sessions: readonly UsageSession[]): SessionBar[] {
  const last = sessions.slice(0, shownSessions).toReversed();
  const longest = Math.max(0, ...last.map(({ duration }) => duration));
  return last.map((session) => ({
    session,
    percent: longest > 0 ? (session.duration / longest) * 100 : 0,
  }));
}

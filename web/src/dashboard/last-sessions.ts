import type { UsageSession } from "@remanso/core/progress/contract.ts";

// specification §9: dashboard chart, last 7 sessions
const shownSessions = 7;
// the chart is at least so high: seconds do not look like hours
const leastMinutes = 5;

export interface SessionBar {
  readonly session: UsageSession;
  /** Of the longest of them, or of five minutes where none was as long: 0 to 100. */
  readonly percent: number;
}

/** The last seven sessions that lasted, from the oldest to the latest, each as long as it lasted; `sessions` come newest first. */
export function lastSessions(sessions: readonly UsageSession[]): SessionBar[] {
  const last = sessions
    .filter(({ duration }) => duration > 0)
    .slice(0, shownSessions)
    .toReversed();
  const longest = Math.max(leastMinutes, ...last.map(({ duration }) => duration));
  return last.map((session) => ({ session, percent: (session.duration / longest) * 100 }));
}

/** Whether a session ended within a minute, with nothing done in it. */
export function isShortVisit(session: UsageSession): boolean {
  const { sessionEnd, duration, activitiesCompleted, gamesPlayed, assessmentsTaken, chatMessages } = session;
  return (
    sessionEnd !== null &&
    duration < 1 &&
    activitiesCompleted + gamesPlayed + assessmentsTaken + chatMessages === 0
  );
}

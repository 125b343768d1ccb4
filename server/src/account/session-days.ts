// decisions §1: sessions expire after 30 days without use
export const sessionDays = 30;

// how long a browser that signed in is known afterwards
export const deviceDays = 365;

// ASVS 5.0, 7.3.2: however often it is used
const longestSessionDays = 90;

// how long the token before the last proof works on, for calls that were on their way with it
const renewalGraceMs = 30_000;

/** When a session must have been used last, and begun, so that it can still be used; and renewed, for the token before. */
export interface SessionLife {
  readonly usedAfter: Date;
  readonly begunAfter: Date;
  readonly renewedAfter: Date;
}

export function sessionLife(now: Date): SessionLife {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  return {
    usedAfter: daysAgo(sessionDays),
    begunAfter: daysAgo(longestSessionDays),
    renewedAfter: new Date(now.getTime() - renewalGraceMs),
  };
}

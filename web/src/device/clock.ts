import { clockDifferenceMs } from "@remanso/core/progress/device-clock.ts";

// The device's clock may be wrong. What the page shows of the present follows the server's, as far as that is known; what is noted keeps the
// device's own moment, and the server moves it by the difference when it is sent (server/src/http.ts).

let differenceMs = 0;

/** The server has told its clock just now. */
export function hearServerClock(serverClock: string): void {
  const server = new Date(serverClock);
  if (!Number.isNaN(server.getTime())) differenceMs = clockDifferenceMs(new Date().toISOString(), server);
}

/** The present by the server's clock, in milliseconds. */
export function presentMs(): number {
  return Date.now() + differenceMs;
}

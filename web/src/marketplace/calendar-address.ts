import { fillPath } from "@remanso/core/endpoint.ts";
import { calendarPath } from "@remanso/core/marketplace/contract.ts";

/** Where the file of a session lies that calendars can open. */
export function calendarAddress(bookingId: string): string {
  return fillPath(calendarPath, { id: bookingId });
}

import { dateFormat } from "../app/formats.ts";

const sunriseHour = 7;
const sunsetHour = 20;

/** Whether it is night in the garden at `instant` (ISO 8601), by the clock of somebody in `timeZone`. */
export function isNight(instant: string, timeZone: string): boolean {
  const hour = Number(
    dateFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone }).format(new Date(instant)),
  );
  return hour < sunriseHour || hour >= sunsetHour;
}

/** Where the bench's people and their devices are. */
export const benchTimeZone = "Europe/Madrid";

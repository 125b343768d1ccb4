/** The text that people agree to by signing up (the privacy page), by the month in which it last changed. decisions §1 */
export const consentVersion = "2026-11";

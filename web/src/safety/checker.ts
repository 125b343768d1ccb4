// What reads danger in a text, what is asked and what is said: rules and fixed words, one chunk that is kept for offline use.
/** @public load-checker.ts hands out this module as a whole, which knip does not follow. */
export { nextTurn } from "@remanso/core/safety/dialogue/next-turn.ts";
/** @public the same */
export { safetyTextOf } from "@remanso/core/safety/dialogue/safety-text.ts";
/** @public the same */
export { readMessage } from "@remanso/core/safety/read-message.ts";
/** @public the same */
export { circleIn, isEasing } from "@remanso/core/chat/panic-circle.ts";

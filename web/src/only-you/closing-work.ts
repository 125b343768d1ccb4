// What every page fetches in one file where its person has turned on that only they can read their texts.

export { openedText } from "./keyring.ts";
export { keepWordsOpen } from "./open-words.ts";
export { closedActivity, closedJson } from "./own-activity.ts";
export { openedRow, ownInput } from "./own-input.ts";

import { anger } from "./anger-words.ts";
import { family } from "./family-words.ts";
import { gratitude } from "./gratitude-words.ts";
import { grief } from "./grief-words.ts";
import { health } from "./health-words.ts";
import { loneliness } from "./loneliness-words.ts";
import { money } from "./money-words.ts";
import { panic } from "./panic-words.ts";
import { product } from "./product-words.ts";
import { sleep } from "./sleep-words.ts";
import { smallTalk } from "./small-talk-words.ts";
import { study } from "./study-words.ts";
import type { Topic } from "./topic.ts";
import { work } from "./work-words.ts";

/** Everything that the embedded program can say, by what it is about. */
export const topics: readonly Topic[] = [
  work,
  money,
  family,
  loneliness,
  grief,
  sleep,
  panic,
  health,
  study,
  anger,
  gratitude,
  smallTalk,
  product,
];

export { answers } from "./answer-words.ts";
export { moods } from "./mood-words.ts";
export { closings, notUnderstood, topicChoices, unsafeReplies } from "./unclear-words.ts";

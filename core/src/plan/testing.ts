import type { CatalogueType } from "../activity/catalogue-entry.ts";
import { questions, type StressCategory } from "../assessment/questions.ts";

// Fifty people, each with what a thoughtful counsellor would begin with and would leave out. They were written before the
// rule, from the catalogue and from the answers alone; the rule is measured on them and was not written for them.

export interface CounselledPerson {
  readonly who: string;
  /** The twelve answers in the order of the questions: work, money, personal life, the world. */
  readonly answers: string;
  /** The hour of the answers on the person's own clock. */
  readonly hour: number;
  /** What the counsellor would begin with: about what, of which kinds, and how long at most. */
  readonly first: {
    readonly about: readonly StressCategory[];
    readonly kinds: readonly CatalogueType[];
    readonly atMost: number;
  };
  /** Of each group at least one has to be there: keys of the catalogue, or kinds. */
  readonly holds?: readonly (readonly string[])[];
  /** What must not be there: keys of the catalogue, or kinds. */
  readonly absent?: readonly string[];
  /** How often the person felt worse and better after an activity, and what they did in the last seven days. */
  readonly worse?: Readonly<Record<string, number>>;
  readonly better?: Readonly<Record<string, number>>;
  readonly done?: readonly string[];
}

/** The answers as they are sent. */
export function responsesOf(answers: string): Record<string, number> {
  const digits = answers.replaceAll(" ", "");
  return Object.fromEntries(questions.map(({ id }, index) => [id, Number(digits[index])]));
}

const small: readonly CatalogueType[] = ["breathing", "meditation"];
const smallOrBody: readonly CatalogueType[] = [...small, "exercise", "selfcare", "nature"];
const clear: readonly CatalogueType[] = [...small, "financial"];
const beforeSleep = [
  "stretch-before-sleep",
  "prepare-for-the-night",
  "phone-sleeps-elsewhere",
  "body-scan-evening",
  "four-seven-eight",
] as const;
const ofTheMorning = ["morning-sound-map", "steady-as-a-mountain", "chair-and-wall-strength"] as const;

export const counselledPeople: readonly CounselledPerson[] = [
  {
    who: "Money 92 %, work 75 %, in the middle of the day: the case that was found",
    answers: "333 443 211 121",
    hour: 13,
    first: { about: ["financial"], kinds: clear, atMost: 7 },
    holds: [["before-opening-bills", "open-one-letter", "look-at-one-account", "money-worries-on-paper"]],
    absent: [...beforeSleep, ...ofTheMorning, "celebrate-within-a-budget", "watching-dusk-arrive"],
  },
  {
    who: "A waiter who does not open letters, and is fine otherwise",
    answers: "110 242 100 011",
    hour: 11,
    first: { about: ["financial"], kinds: clear, atMost: 10 },
    holds: [["open-one-letter", "before-opening-bills", "look-at-one-account"]],
    absent: beforeSleep,
  },
  {
    who: "A mother who goes without, month after month, late at night",
    answers: "111 434 232 222",
    hour: 23,
    first: { about: ["financial"], kinds: [...clear, "creative", "selfcare", "reflection"], atMost: 10 },
    holds: [["pleasure-that-costs-nothing", "menu-of-free-pleasures"]],
    absent: [...ofTheMorning, "celebrate-within-a-budget"],
  },
  {
    who: "In debt and overwhelmed by everything at once, at seven in the morning",
    answers: "323 444 333 433",
    hour: 7,
    first: { about: ["financial"], kinds: [...small, "financial"], atMost: 6 },
    absent: [...beforeSleep, "celebrate-within-a-budget", "where-energy-goes"],
  },
  {
    who: "Retired, small pension, counts every coin, calm at home",
    answers: "000 413 010 111",
    hour: 10,
    first: { about: ["financial"], kinds: [...clear, "reflection", "journaling"], atMost: 10 },
    absent: ["mail-at-set-hours", "close-the-working-day", "one-clear-request", "pause-between-tasks"],
  },
  {
    who: "A student who counts the days to the next transfer, in the evening",
    answers: "221 321 111 111",
    hour: 20,
    first: { about: ["financial"], kinds: [...clear, "creative", "selfcare", "reflection"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "Lost his job: money and work alike",
    answers: "323 332 121 221",
    hour: 9,
    first: {
      about: ["financial", "work"],
      kinds: [...clear, "journaling", "social", "reflection"],
      atMost: 10,
    },
    absent: beforeSleep,
  },
  {
    who: "Money worries that reach the marriage",
    answers: "111 332 412 111",
    hour: 18,
    first: { about: ["financial"], kinds: clear, atMost: 10 },
    holds: [["opening-a-money-talk", "hum-after-an-argument"]],
    absent: [...ofTheMorning],
  },
  {
    who: "Looked at the account twice and felt worse both times",
    answers: "100 333 111 111",
    hour: 9,
    first: { about: ["financial"], kinds: clear, atMost: 10 },
    absent: ["look-at-one-account"],
    worse: { "look-at-one-account": 2 },
  },
  {
    who: "Breathed before the bills all week; something else is due",
    answers: "111 343 111 122",
    hour: 15,
    first: { about: ["financial"], kinds: ["meditation", "financial", "exercise"], atMost: 10 },
    absent: ["before-opening-bills", "open-one-letter"],
    done: ["before-opening-bills", "open-one-letter"],
  },
  {
    who: "A nurse with too much to do, at lunch",
    answers: "442 111 221 221",
    hour: 13,
    first: { about: ["work"], kinds: smallOrBody, atMost: 7 },
    absent: [...beforeSleep, ...ofTheMorning],
  },
  {
    who: "Takes work home in the head, at ten at night",
    answers: "142 000 121 111",
    hour: 22,
    first: { about: ["work"], kinds: [...smallOrBody, "journaling"], atMost: 10 },
    holds: [["close-the-working-day", "belly-breathing-lying-down", "body-scan-evening"]],
    absent: ["one-clear-request", "mail-at-set-hours", "pause-between-tasks"],
  },
  {
    who: "A boss who shouts, before the day begins",
    answers: "224 100 110 111",
    hour: 8,
    first: { about: ["work"], kinds: [...small, "social", "exercise", "journaling"], atMost: 10 },
    absent: beforeSleep,
  },
  {
    who: "A call-centre worker at the desk, shoulders up to the ears",
    answers: "332 110 110 110",
    hour: 16,
    first: { about: ["work"], kinds: smallOrBody, atMost: 10 },
    absent: [...beforeSleep, ...ofTheMorning],
  },
  {
    who: "Every answer about work is Always, the rest Never",
    answers: "444 000 000 000",
    hour: 14,
    first: { about: ["work"], kinds: smallOrBody, atMost: 10 },
    absent: ["open-one-letter", "money-worries-on-paper", "hum-after-an-argument", "before-opening-bills"],
  },
  {
    who: "A student the week before the exams",
    answers: "431 111 121 211",
    hour: 17,
    first: { about: ["work"], kinds: [...smallOrBody, "journaling"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "Night shifts, answers at three in the morning",
    answers: "332 111 222 211",
    hour: 3,
    first: { about: ["work"], kinds: smallOrBody, atMost: 10 },
    absent: ["mail-at-set-hours", "one-clear-request", "watching-dusk-arrive", ...ofTheMorning],
  },
  {
    who: "A teacher: too much, and everybody wants something",
    answers: "433 011 231 221",
    hour: 19,
    first: { about: ["work"], kinds: [...smallOrBody, "journaling"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "A manager whose mails never end, mid-morning",
    answers: "341 000 011 010",
    hour: 10,
    first: {
      about: ["work"],
      kinds: [...small, "digital-detox", "exercise", "selfcare", "nature"],
      atMost: 10,
    },
    holds: [["mail-at-set-hours", "quiet-notifications", "one-clear-request", "trace-a-square"]],
    absent: beforeSleep,
  },
  {
    who: "Worse after every sitting meditation she tried",
    answers: "332 111 211 111",
    hour: 12,
    first: { about: ["work"], kinds: ["breathing", "exercise", "selfcare", "nature"], atMost: 10 },
    absent: ["pause-between-tasks", "breath-and-passing-thoughts"],
    worse: { "pause-between-tasks": 2, "breath-and-passing-thoughts": 3 },
  },
  {
    who: "Quarrels at home every day",
    answers: "111 111 421 111",
    hour: 21,
    first: { about: ["personal"], kinds: [...small, "journaling", "reflection"], atMost: 10 },
    holds: [["hum-after-an-argument", "letter-you-keep"]],
    absent: [...ofTheMorning, "celebrate-within-a-budget"],
  },
  {
    who: "A mother of two small children, no minute of her own",
    answers: "221 111 242 221",
    hour: 14,
    first: { about: ["personal"], kinds: [...smallOrBody, "reflection"], atMost: 10 },
    absent: [...beforeSleep, "where-energy-goes", "quiet-company"],
  },
  {
    who: "Cares for a father with dementia, exhausted",
    answers: "222 222 344 333",
    hour: 16,
    first: { about: ["personal"], kinds: smallOrBody, atMost: 6 },
    absent: [...beforeSleep, "where-energy-goes", "celebrate-within-a-budget"],
  },
  {
    who: "Lives alone, nobody to tell it to",
    answers: "110 111 124 121",
    hour: 11,
    first: { about: ["personal"], kinds: [...small, "social", "reflection", "nature"], atMost: 10 },
    holds: [["social", "kind-wishes"]],
    absent: beforeSleep,
  },
  {
    who: "Separated in the spring, harsh with herself",
    answers: "111 122 333 121",
    hour: 22,
    first: { about: ["personal"], kinds: [...small, "reflection", "journaling"], atMost: 10 },
    holds: [["speak-kindly-to-yourself", "kind-wishes", "letter-you-keep"]],
    absent: ofTheMorning,
  },
  {
    who: "Every answer about personal life is Always, the rest Never",
    answers: "000 000 444 000",
    hour: 9,
    first: { about: ["personal"], kinds: [...smallOrBody, "reflection", "social"], atMost: 10 },
    absent: ["mail-at-set-hours", "money-worries-on-paper", "close-the-working-day"],
  },
  {
    who: "Felt worse after writing the letter, twice",
    answers: "111 111 432 111",
    hour: 18,
    first: { about: ["personal"], kinds: [...small, "exercise", "reflection", "nature"], atMost: 10 },
    absent: ["letter-you-keep"],
    worse: { "letter-you-keep": 2 },
  },
  {
    who: "A father between two jobs and two households",
    answers: "332 222 333 222",
    hour: 20,
    first: { about: ["personal"], kinds: [...smallOrBody, "journaling", "reflection"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "A young woman whose day ends in other people's needs, at midnight",
    answers: "121 111 143 122",
    hour: 0,
    first: { about: ["personal"], kinds: [...small, "selfcare", "reflection", "journaling"], atMost: 10 },
    absent: [...ofTheMorning, "small-hello-outside"],
  },
  {
    who: "Kind wishes helped four times",
    answers: "110 111 323 111",
    hour: 15,
    first: { about: ["personal"], kinds: [...small, "reflection", "exercise"], atMost: 10 },
    holds: [["kind-wishes"]],
    better: { "kind-wishes": 4 },
  },
  {
    who: "The news, all day long",
    answers: "110 111 111 242",
    hour: 15,
    first: { about: ["global"], kinds: [...small, "nature", "digital-detox"], atMost: 10 },
    holds: [["breath-after-the-news", "news-with-limits", "window-sky-watch"]],
    absent: beforeSleep,
  },
  {
    who: "Everything at once, nothing in particular",
    answers: "211 111 211 424",
    hour: 10,
    first: { about: ["global"], kinds: [...smallOrBody, "reflection", "journaling"], atMost: 10 },
    absent: beforeSleep,
  },
  {
    who: "No strength left, late in the evening",
    answers: "322 222 322 434",
    hour: 22,
    first: { about: ["global"], kinds: [...smallOrBody, "social"], atMost: 7 },
    absent: [...ofTheMorning, "news-with-limits", "where-energy-goes"],
  },
  {
    who: "Every answer about the world is Always, the rest Never",
    answers: "000 000 000 444",
    hour: 8,
    first: { about: ["global"], kinds: [...smallOrBody, "journaling"], atMost: 10 },
    absent: ["mail-at-set-hours", "before-opening-bills", "hum-after-an-argument", "close-the-working-day"],
  },
  {
    who: "Family in a country at war",
    answers: "111 121 222 343",
    hour: 21,
    first: { about: ["global"], kinds: [...small, "nature", "reflection", "social"], atMost: 10 },
    absent: [...ofTheMorning, "news-with-limits"],
  },
  {
    who: "Climate fear, eighteen years old, afternoon",
    answers: "211 100 111 243",
    hour: 17,
    first: { about: ["global"], kinds: [...small, "nature", "reflection", "journaling"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "The news and the rent",
    answers: "110 322 110 332",
    hour: 12,
    first: { about: ["global"], kinds: [...small, "nature", "reflection"], atMost: 10 },
    holds: [
      ["breathing", "meditation"],
      ["before-opening-bills", "financial", "money-worries-on-paper"],
    ],
    absent: beforeSleep,
  },
  {
    who: "Never to everything, on a quiet morning",
    answers: "000 000 000 000",
    hour: 9,
    first: {
      about: ["work", "financial", "personal", "global"],
      kinds: [...smallOrBody, "creative", "social", "reflection"],
      atMost: 10,
    },
    absent: [
      "hum-after-an-argument",
      "before-opening-bills",
      "open-one-letter",
      "money-worries-on-paper",
      "letter-you-keep",
      "breath-after-the-news",
    ],
  },
  {
    who: "Never to everything but one: alone sometimes",
    answers: "000 000 002 000",
    hour: 19,
    first: { about: ["personal"], kinds: [...smallOrBody, "social", "reflection"], atMost: 10 },
    absent: ["money-worries-on-paper", "before-opening-bills", "mail-at-set-hours"],
  },
  {
    who: "Rarely to everything: a steady life",
    answers: "111 111 111 111",
    hour: 18,
    first: {
      about: ["work", "financial", "personal", "global"],
      kinds: [...smallOrBody, "creative", "social", "reflection"],
      atMost: 10,
    },
    absent: ofTheMorning,
  },
  {
    who: "Sometimes to everything",
    answers: "222 222 222 222",
    hour: 13,
    first: {
      about: ["work", "financial", "personal", "global"],
      kinds: [...smallOrBody, "reflection"],
      atMost: 10,
    },
    absent: beforeSleep,
  },
  {
    who: "Often to everything: tired in all corners",
    answers: "333 333 333 333",
    hour: 20,
    first: { about: ["work", "financial", "personal", "global"], kinds: smallOrBody, atMost: 6 },
    absent: [...ofTheMorning, "where-energy-goes", "watching-dusk-arrive"],
  },
  {
    who: "Always to everything, at four in the morning",
    answers: "444 444 444 444",
    hour: 4,
    first: {
      about: ["work", "financial", "personal", "global"],
      kinds: [...small, "selfcare", "nature"],
      atMost: 6,
    },
    absent: ["watching-dusk-arrive", "three-song-dance", "where-energy-goes", ...ofTheMorning],
  },
  {
    who: "Work and home pull at once, at six in the morning",
    answers: "332 111 332 111",
    hour: 6,
    first: { about: ["work", "personal"], kinds: [...smallOrBody, "social"], atMost: 10 },
    absent: beforeSleep,
  },
  {
    who: "Money and home alike, a birthday coming",
    answers: "111 322 223 111",
    hour: 18,
    first: { about: ["financial", "personal"], kinds: [...clear, "reflection"], atMost: 10 },
    absent: ofTheMorning,
  },
  {
    who: "Work, money and the world alike, home is good",
    answers: "222 222 000 222",
    hour: 11,
    first: {
      about: ["work", "financial", "global"],
      kinds: [...smallOrBody, "financial", "reflection"],
      atMost: 10,
    },
    absent: [...beforeSleep, "hum-after-an-argument", "letter-you-keep"],
  },
  {
    who: "A little of work, after a good week with many activities",
    answers: "211 110 100 100",
    hour: 12,
    first: { about: ["work"], kinds: [...smallOrBody, "creative"], atMost: 10 },
    absent: ["pause-between-tasks", "desk-shoulder-release", "unhurried-cup"],
    done: ["pause-between-tasks", "desk-shoulder-release", "unhurried-cup"],
  },
  {
    who: "Money first and home close behind; drawing helped, dancing twice made it worse",
    answers: "112 332 331 112",
    hour: 20,
    first: { about: ["financial"], kinds: [...clear, "creative", "selfcare", "reflection"], atMost: 10 },
    holds: [
      [
        "personal",
        "hum-after-an-argument",
        "letter-you-keep",
        "kind-wishes",
        "speak-kindly-to-yourself",
        "worry-comic-strip",
      ],
    ],
    absent: ["three-song-dance", ...ofTheMorning],
    worse: { "three-song-dance": 2 },
    better: { "menu-of-free-pleasures": 2 },
  },
  {
    who: "Self-employed: work and money up, at one in the night over the accounts",
    answers: "341 433 111 222",
    hour: 1,
    first: { about: ["financial"], kinds: [...small, "selfcare", "reflection"], atMost: 10 },
    holds: [["breathing"], ["meditation"]],
    absent: ["prepare-a-money-call", "opening-a-money-talk", "mail-at-set-hours", ...ofTheMorning],
  },
  {
    who: "Works in two languages far from home, misses her people",
    answers: "212 221 234 222",
    hour: 19,
    first: { about: ["personal"], kinds: [...small, "social", "journaling", "reflection"], atMost: 10 },
    holds: [["social", "kind-wishes", "three-good-moments"]],
    absent: ofTheMorning,
  },
];

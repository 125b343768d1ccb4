// Everything that the browser keeps for Remanso, as data: nothing else under web/ names a key, a database or a cache. What is erased
// and when, what sign-out warns about, the boot script and the service worker follow this list; so does the privacy page, with the
// words of kept-words.ts. docs/decisions/0022. The keys are those on people's devices: renaming one loses what it holds.

export type Store = "localStorage" | "sessionStorage" | "indexedDB" | "cacheStorage" | "cookie";

/** What erases a thing, if it is not done before. Each entry includes the ones after it. */
export type Until =
  /** The session has ended, by signing out or by expiring. */
  | "session-end"
  /** Another person signs in. */
  | "another-person"
  /** Its own person signs out. */
  | "sign-out"
  /** Nobody's: it stays with the device. */
  | "removed";

export interface KeptThing {
  readonly owner: "person" | "device";
  readonly stores: readonly Store[];
  /** `{person}` stands for an account's id, `{id}` for what the entry is about. */
  readonly key: string;
  readonly until: Until;
  /** Work that erasing would lose: sign-out tells of it first. */
  readonly unfinished?: "unsent" | "half-done" | "only-here";
  /** Words of the person's own that the quick way out takes along. safety.md, Violence */
  readonly goesAtQuickExit?: boolean;
  /** Where the server draws a beginning that this device may know to be half done; `{id}` is that of the key. */
  readonly halfDoneAt?: string;
}

export const keptThings = {
  outbox: {
    owner: "person",
    stores: ["localStorage", "indexedDB"],
    key: "remanso.outbox.{person}.{id}",
    until: "sign-out",
    unfinished: "unsent",
  },
  // as earlier versions kept it: read and taken away as soon as its person comes back (web/src/outbox/old-entries.ts)
  oldOutbox: {
    owner: "person",
    stores: ["localStorage", "indexedDB"],
    key: "outbox:{person}",
    until: "sign-out",
  },
  session: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.session.{person}.{id}",
    until: "sign-out",
    unfinished: "half-done",
    goesAtQuickExit: true,
    halfDoneAt: "/activity-session/{id}",
  },
  assessment: {
    owner: "person",
    stores: ["sessionStorage"],
    key: "remanso:assessment:{person}",
    until: "sign-out",
    unfinished: "half-done",
    halfDoneAt: "/assessment",
  },
  // what somebody answers without an account; web/src/assessment/guest-answers.ts forgets it after 29 days
  guestAnswers: {
    owner: "device",
    stores: ["sessionStorage"],
    key: "remanso.guest-answers",
    until: "removed",
    goesAtQuickExit: true,
    halfDoneAt: "/?questions",
  },
  guestAnswersHere: {
    owner: "device",
    stores: ["localStorage"],
    key: "remanso.guest-answers-here",
    until: "removed",
    goesAtQuickExit: true,
    halfDoneAt: "/?questions",
  },
  drafts: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.check-in.{person}",
    until: "sign-out",
    unfinished: "half-done",
    goesAtQuickExit: true,
  },
  safetyPlan: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.safety-plan.{person}",
    until: "sign-out",
    unfinished: "only-here",
  },
  planCopy: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.plan-copy.{person}",
    until: "sign-out",
  },
  // both of these under the content key, where their person asks for that, and how it opens (web/src/safety/closed-plan.ts)
  closedPlan: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.closed-plan.{person}",
    until: "sign-out",
    unfinished: "only-here",
  },
  planClosing: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.plan-closing.{person}",
    until: "sign-out",
  },
  // opens their texts here without asking again; scripts may use it and cannot read it (web/src/only-you/)
  contentKey: {
    owner: "person",
    stores: ["indexedDB"],
    key: "remanso.content-key.{person}.{id}",
    until: "sign-out",
  },
  // the person has been here since they last signed out: what a sleeping tab holds of anybody else is erased when it wakes
  here: { owner: "person", stores: ["localStorage"], key: "remanso.here.{person}", until: "sign-out" },
  // decisions §6: erased at sign-out, when the session has ended, and when another person signs in
  chat: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.chat.{person}",
    until: "session-end",
    goesAtQuickExit: true,
  },
  readingPlaces: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.reading.{person}",
    until: "another-person",
  },
  filmPlaces: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.films.{person}",
    until: "another-person",
  },
  // how far each plant was when its person last saw the garden here
  seenPlants: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.seen-plants.{person}",
    until: "another-person",
  },
  notAsked: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso:not-asked:{person}",
    until: "another-person",
  },
  resultSeen: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso:result-seen:{person}",
    until: "another-person",
  },
  zoneAsked: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso:zone-asked:{person}",
    until: "another-person",
  },
  // a lock on a shared device (web/src/lock/), and until when the page stays open
  lock: { owner: "person", stores: ["localStorage"], key: "remanso.lock.{person}", until: "sign-out" },
  lockOpen: {
    owner: "person",
    stores: ["localStorage"],
    key: "remanso.lock-open.{person}",
    until: "another-person",
  },
  // the offline shell with the person's name, and the answers that their pages were given
  answers: { owner: "person", stores: ["cacheStorage"], key: "remanso-private", until: "session-end" },
  // what they saved for offline
  saved: { owner: "person", stores: ["cacheStorage"], key: "remanso-saved", until: "session-end" },
  // written by the server (server/src/account/cookies.ts); behind https the names begin with "__Host-"
  sessionCookie: { owner: "person", stores: ["cookie"], key: "session", until: "session-end" },
  knownDeviceCookie: { owner: "device", stores: ["cookie"], key: "known-device", until: "removed" },
  signInCookie: { owner: "device", stores: ["cookie"], key: "login-flow", until: "removed" },
  language: { owner: "device", stores: ["localStorage", "cookie"], key: "language", until: "removed" },
  theme: { owner: "device", stores: ["localStorage", "cookie"], key: "theme", until: "removed" },
  motion: { owner: "device", stores: ["localStorage", "cookie"], key: "motion", until: "removed" },
  timeZone: { owner: "device", stores: ["localStorage", "cookie"], key: "timeZone", until: "removed" },
  // by these two the server draws the next page covered, and under a plain name
  lockMark: { owner: "device", stores: ["localStorage", "cookie"], key: "lock", until: "removed" },
  discreet: { owner: "device", stores: ["localStorage", "cookie"], key: "discreet", until: "removed" },
  cues: { owner: "device", stores: ["localStorage"], key: "remanso.breathing", until: "removed" },
  questions: { owner: "device", stores: ["localStorage"], key: "remanso.questions", until: "removed" },
  audio: { owner: "device", stores: ["localStorage"], key: "remanso.audio", until: "removed" },
  // code, styles and fonts, one set for each version
  files: { owner: "device", stores: ["cacheStorage"], key: "remanso-files-{id}", until: "removed" },
} as const satisfies Record<string, KeptThing>;

export type ThingName = keyof typeof keptThings;

type NamesWith<Shape> = {
  [Name in ThingName]: (typeof keptThings)[Name] extends Shape ? Name : never;
}[ThingName];

/** The things that signing out tells about before it erases them. */
export type UnfinishedName = NamesWith<{ readonly unfinished: string }>;

/** The caches. */
export type CacheName = NamesWith<{ readonly stores: readonly ["cacheStorage"] }>;

/** Whose a thing is and what it is about, as its key asks for it. While it is not known whose it is: null. */
export type Whose<Name extends ThingName> =
  (typeof keptThings)[Name]["key"] extends `${string}{person}${infer Rest}`
    ? Rest extends `${string}{id}`
      ? [userId: string | null, id: string]
      : [userId: string | null]
    : (typeof keptThings)[Name]["key"] extends `${string}{id}`
      ? [id: string]
      : [];

/** An entry as it is found in a store: which thing it is, and whose. */
export interface FoundThing {
  readonly name: ThingName;
  readonly userId: string | null;
  readonly id: string | null;
}

/** One entry of work that erasing would lose: unsent, half done, or nowhere else. */
export interface UnfinishedEntry {
  readonly name: UnfinishedName;
  /** What the entry is about (an activity's id), where its key says so. */
  readonly id: string | null;
  readonly text: string;
}

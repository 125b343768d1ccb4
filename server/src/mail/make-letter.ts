import { accountLetter } from "../account/make-account-letter.ts";
import { meetingLetter } from "../marketplace/make-meeting-letter.ts";
import { makeReminderLetter } from "../reminders/make-reminder-letter.ts";
import type { MakeLetter } from "./send-letters.ts";

/** Makes any letter: each room makes its own. */
export const makeLetter: MakeLetter = async (deps, wish, kept) => {
  switch (wish.kind) {
    case "verification":
    case "reset":
    case "notice":
      return accountLetter(deps, wish, kept);
    case "booked":
    case "cancelled":
      return meetingLetter(deps, wish, kept);
    case "reminder":
      return makeReminderLetter(deps, wish, kept);
  }
};

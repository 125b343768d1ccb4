import { describe, expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import { notificationKinds } from "./notification-kinds.ts";
import { reminderWords } from "./reminder-words.ts";

const days = Array.from({ length: 60 }, (_, index) => addDays("2026-03-01", index));
const every = notificationKinds.flatMap((kind) => days.map((date) => reminderWords(kind, date)));
const texts = [...new Set(every.flatMap(({ en, es }) => [en, es]))];

describe("what reminders say", () => {
  test("changes from one day, and one week, to the next", () => {
    for (const date of days) {
      expect(reminderWords("daily", date)).not.toEqual(reminderWords("daily", addDays(date, 1)));
      expect(reminderWords("weekly", date)).not.toEqual(reminderWords("weekly", addDays(date, 7)));
      expect(reminderWords("daily", date)).toBe(reminderWords("daily", date));
    }
    expect(new Set(days.map((date) => reminderWords("daily", date).es)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(days.map((date) => reminderWords("weekly", date).es)).size).toBeGreaterThanOrEqual(5);
    expect(reminderWords("daily", "1999-12-31").en).not.toBe("");
  });

  test("never induces guilt or duty, counts anything or cheers", () => {
    const guilt =
      /\b(don.t forget|forg[eo]t|miss(ed|ing)?|haven.t|should|must|have to|need to|streak|days? (ago|in a row)|come back|waiting for you|lost|behind|last chance|hurry up|great|well done|congrat\w*)\b|no (te )?olvid\w*|olvid\w*|perdi\w*|racha|debes|deber[íi]as|tienes que|hace (\d|días|tiempo)|faltas?te?|llevas|vuelve|te (echamos|esperamos|espera)|[úu]ltima|enhorabuena|felicidades|genial|!|\d/iu;
    expect(texts.filter((text) => guilt.test(text))).toEqual([]);
  });

  test("is nothing that a stranger should not read on a lock screen", () => {
    const told =
      /stress|estr[ée]s|anxi|ansie|depress|depres|mental|therap|terap|psych|psic|mood|[áa]nimo|feel(ing)? (bad|low)|sad|triste|assess|evalua|crisis|doctor|profesional|session with/iu;
    expect(texts.filter((text) => told.test(text))).toEqual([]);
    expect(texts.filter((text) => text.length > 90)).toEqual([]);
  });
});

import { latestMs } from "@remanso/core/reminders/next-slot.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDatabase, type Database } from "../db/db.ts";
import { openSilentLine, type SilentLine } from "../db/silent-line-testing.ts";
import { Clerk, Reminded } from "../reminders/reminders-testing.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import { openMailbox, type Mailbox } from "./mailbox-testing.ts";
import { makeLetter } from "./make-letter.ts";
import { sendLetters, type MakeLetter, type Sender } from "./send-letters.ts";

// The database goes away while letters are being sent, as when a standby takes over.

let mailbox: Mailbox;
let busy: Mailbox;
let world: TestApp;
let line: SilentLine;
let cutOff: Database;
let elsewhere: Database;
let ana: Reminded;

beforeAll(async () => {
  [mailbox, busy] = await Promise.all([openMailbox(), openMailbox({ refuse: 451 })]);
  world = await startTestApp({
    RATE_LIMITS: "off",
    SMTP_URL: mailbox.smtpUrl,
    BASE_URL: "https://remanso.example.net",
  });
  line = await openSilentLine(world.databaseUrl);
  cutOff = openDatabase(line.url, { connections: 8, patienceMs: 10_000 });
  elsewhere = openTestDatabase(world.databaseUrl);
});
afterAll(async () => {
  await Promise.all([cutOff.close(), elsewhere.close()]);
  await line.close();
  await world.close();
  await Promise.all([mailbox.close(), busy.close()]);
});

beforeEach(async () => {
  line.mend();
  await world.app.deps.database.pool.query("delete from letters");
  world.clock.set("2026-03-11T06:00:00.000Z");
  ana = await Reminded.arrive(world, { language: "es" });
  await ana.proveAddress(mailbox);
  await ana.daily("08:30", { email: true });
  world.clock.set("2026-03-11T07:30:00.000Z");
  await new Clerk(world.app.deps).plan();
});

const rows = async () => (await elsewhere.pool.query("select * from letters")).rows;
// beside the one that proved the address
const reminders = () =>
  mailbox.letters.filter(({ recipients }) => recipients.includes(ana.email)).slice(1).length;

/** A server whose database is behind the line. */
function farSender(make: MakeLetter = makeLetter, smtpUrl = mailbox.smtpUrl): Sender {
  const config = { ...world.app.deps.config, smtpUrl };
  return { ...new Clerk({ ...world.app.deps, config, database: cutOff }).sender, make };
}

/** Another server, and later: every claim has run out. */
async function takenOverElsewhere(): Promise<void> {
  world.clock.advance(60_000);
  await sendLetters(new Clerk({ ...world.app.deps, database: elsewhere }).sender);
}

const thenCut: MakeLetter = async (...about) => {
  const made = await makeLetter(...about);
  line.cut();
  return made;
};
const cutBefore: MakeLetter = (...about) => {
  line.cut();
  return makeLetter(...about);
};

const ended = (going: Promise<void>) => going.catch(() => undefined);

describe("a reminder that was certainly not sent when the database went away", () => {
  test.each([
    ["the mail server did not take it", () => farSender(thenCut, busy.smtpUrl)],
    ["the mail server could not be reached", () => farSender(thenCut, "smtp://127.0.0.1:1")],
    ["it was not made yet", () => farSender(cutBefore)],
  ])("is sent once, by whichever server, when it is back: %s", async (_what, sender) => {
    const going = ended(sendLetters(sender()));
    await expect.poll(line.isCut).toBe(true);
    // another server finds it first, and does not know what the first one knows
    await takenOverElsewhere();
    expect([reminders(), (await rows()).length]).toEqual([0, 1]);
    line.mend();
    await going;
    await takenOverElsewhere();
    await takenOverElsewhere();
    expect([reminders(), await rows()]).toEqual([1, []]);
  });

  test("is sent once when only the word that it was claimed is lost", async () => {
    line.cutAfter("commit");
    const going = ended(sendLetters(farSender()));
    await expect.poll(async () => (await rows())[0].claimed_until).not.toBe(null);
    await takenOverElsewhere();
    line.mend();
    await going;
    await takenOverElsewhere();
    expect([reminders(), await rows()]).toEqual([1, []]);
  });
});

describe("a reminder", () => {
  test("that was taken while the database was away is noted as sent, and not sent again", async () => {
    const going = ended(sendLetters(farSender(thenCut)));
    await expect.poll(reminders).toBe(1);
    await takenOverElsewhere();
    line.mend();
    await going;
    await takenOverElsewhere();
    expect([reminders(), await rows()]).toEqual([1, []]);
  });

  test("that a killed server held is in doubt: nobody sends it, nothing counts it as waiting, and it ends", async () => {
    await elsewhere.pool.query(
      "update letters set claimed_until = $1, tries = 1, claim = gen_random_uuid()",
      [world.clock.now()],
    );
    for (let round = 0; round < 3; round += 1) await takenOverElsewhere();
    expect((await rows()).map((row) => [row.is_in_doubt, row.given_up_at])).toEqual([[true, null]]);
    expect(await world.app.metrics.metrics()).toContain("\nremanso_letters_waiting 0\n");
    world.clock.advance(latestMs);
    await takenOverElsewhere();
    expect((await rows()).map((row) => [row.sealed, row.given_up_at])).toEqual([[null, world.clock.now()]]);
    expect(reminders()).toBe(0);
  });
});

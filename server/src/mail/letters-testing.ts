import { expect } from "vitest";
import type { Database } from "../db/db.ts";
import { openTestDatabase, startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { openMailbox, type Mailbox, type ReceivedLetter } from "./mailbox-testing.ts";
import { makeLetter } from "./make-letter.ts";
import { openPostOffice } from "./post-office.ts";
import { sendLetters, type Sender } from "./send-letters.ts";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** A server, its database from elsewhere, and a mail server that goes away and comes back. */
export class PostedWorld {
  readonly world: TestApp;
  readonly elsewhere: Database;
  mailbox: Mailbox;

  constructor(world: TestApp, mailbox: Mailbox) {
    this.world = world;
    this.mailbox = mailbox;
    this.elsewhere = openTestDatabase(world.databaseUrl);
  }

  static async open(): Promise<PostedWorld> {
    const mailbox = await openMailbox();
    const world = await startTestApp({
      SMTP_URL: mailbox.smtpUrl,
      RATE_LIMITS: "off",
      BASE_URL: "https://remanso.example",
    });
    return new PostedWorld(world, mailbox);
  }

  async close(): Promise<void> {
    await this.elsewhere.close();
    await this.world.close();
    await this.mailbox.close();
  }

  goAway(): Promise<void> {
    return this.mailbox.close();
  }

  async comeBack(manners: Parameters<typeof openMailbox>[0] = {}): Promise<void> {
    await this.mailbox.close();
    this.mailbox = await openMailbox({ ...manners, port: this.mailbox.port });
  }

  person(): TestPerson {
    return new TestPerson(this.world.app);
  }

  signUp(): Promise<TestPerson> {
    return this.person().signUp();
  }

  askReset(email: string) {
    return this.person().call("POST", "/api/auth/password-reset", { email });
  }

  lettersTo(email: string): ReceivedLetter[] {
    return this.mailbox.letters.filter(({ recipients }) => recipients.includes(email));
  }

  /** What lies in the table. */
  async rows() {
    return (await this.world.app.deps.database.pool.query("select * from letters")).rows;
  }

  /** Settles once every letter was tried and none is being sent. */
  async tried(): Promise<void> {
    await settled(async () => (await this.rows()).every((row) => row.tries > 0 && !row.claimed_until));
  }

  /** Settles once no letter waits. */
  async sent(): Promise<void> {
    await settled(async () => (await this.rows()).every(({ sealed }) => sealed === null));
  }

  round(): Promise<void> {
    return this.world.app.mail.round();
  }

  /** A server's sender, run by hand, on a database; a mail server that says nothing for so long is given up. */
  sender(
    database: Database = this.world.app.deps.database,
    silenceMs = 200,
  ): Sender & { troubles: unknown[] } {
    const troubles: unknown[] = [];
    return {
      deps: { ...this.world.app.deps, database },
      postOffice: openPostOffice(this.world.app.deps.config, silenceMs),
      make: makeLetter,
      onTrouble: (trouble) => troubles.push(trouble),
      troubles,
    };
  }

  send(database?: Database): Promise<void> {
    return sendLetters(this.sender(database));
  }
}

async function settled(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 20, timeout: 20_000 }).toBe(true);
}

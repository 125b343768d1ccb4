import type {
  Reminders,
  ReminderChanges,
  ReminderSettings,
  Notification,
} from "@remanso/core/reminders/contract.ts";
import { makeLetter } from "../mail/make-letter.ts";
import { openPostOffice } from "../mail/post-office.ts";
import { sendLetters, type Sender } from "../mail/send-letters.ts";
import type { Mailbox } from "../mail/mailbox-testing.ts";
import { TestPerson, type SharedApp } from "../testing.ts";
import type { Deps } from "../deps.ts";
import { deliver, type Courier } from "./deliver.ts";
import { planReminders, type DeliveryJob, type Enqueue } from "./plan-reminders.ts";

/** Somebody with what tests of reminders do most. */
export class Reminded extends TestPerson {
  static async arrive(world: SharedApp, more: Parameters<TestPerson["signUp"]>[0] = {}): Promise<Reminded> {
    return new Reminded(world.app).signUp(more);
  }

  async reminders(): Promise<Reminders> {
    return (await this.call("GET", "/api/reminders")).body;
  }

  /** Changes what is named, leaves the rest as it is. */
  async choose(changes: ReminderChanges) {
    return this.call("PATCH", "/api/reminders", changes);
  }

  /** A daily reminder at this time, by these ways beside the list. */
  async daily(time: string, ways: Partial<ReminderSettings["channels"]> = {}): Promise<void> {
    const channels = { push: false, email: false, list: true, ...ways };
    const answered = await this.choose({ daily: { isOn: true, time }, channels });
    if (answered.status !== 200) throw new Error(`PATCH /api/reminders answered ${answered.status}`);
  }

  async list(): Promise<Notification[]> {
    return (await this.call("GET", "/api/notifications")).body;
  }

  rest(from: string, to: string) {
    return this.call("POST", "/api/rest-days", { from, to });
  }

  /** After so long that the session has ended. */
  async signInAgain(): Promise<void> {
    const answered = await this.call("POST", "/api/auth/sign-in", {
      email: this.email,
      password: "agua tranquila 7",
    });
    if (answered.status !== 200) throw new Error(`sign-in answered ${answered.status}`);
  }

  /** Shows that the address is theirs, with the letter that sign-up sends. */
  async proveAddress(mailbox: Mailbox): Promise<void> {
    const letter = await mailbox.letterTo(this.email);
    const [, token] = /\?verify=([\w-]+)/.exec(letter.text ?? "") ?? [];
    const answered = await this.call("POST", "/api/auth/verify-email", { token });
    if (answered.status !== 200) throw new Error(`the address was not confirmed: ${answered.status}`);
  }
}

// for how long a mail server may say nothing
const silenceMs = 200;

interface Waiting {
  readonly job: DeliveryJob;
  readonly after: Date | undefined;
}

/** One server's planner and its deliveries, run by hand at the moment that the clock says. */
export class Clerk {
  readonly waiting: Waiting[] = [];
  readonly courier: Courier;
  readonly sender: Sender;

  constructor(deps: Deps, enqueue?: Enqueue) {
    const queue: Enqueue = async (_tx, jobs, after) => {
      this.waiting.push(...jobs.map((job) => ({ job, after })));
    };
    this.courier = { deps, enqueue: enqueue ?? queue };
    const postOffice = openPostOffice(deps.config, silenceMs);
    this.sender = { deps, postOffice, make: makeLetter, onTrouble: () => undefined };
  }

  plan(): Promise<void> {
    return planReminders(this.courier.deps, this.courier.enqueue);
  }

  /** Delivers what is queued until now, and sends letters. Answers the jobs, so that they can be given to somebody else as well. */
  async deliverAll(): Promise<DeliveryJob[]> {
    const now = this.courier.deps.now();
    const due = this.waiting.filter(({ after }) => after === undefined || after <= now);
    for (const one of due) this.waiting.splice(this.waiting.indexOf(one), 1);
    for (const { job } of due) await deliver(this.courier, job);
    await sendLetters(this.sender);
    return due.map(({ job }) => job);
  }

  async round(): Promise<DeliveryJob[]> {
    await this.plan();
    return this.deliverAll();
  }
}

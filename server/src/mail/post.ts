import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { onceAMinute } from "../once-a-minute.ts";
import { makeLetter } from "./make-letter.ts";
import { openPostOffice } from "./post-office.ts";
import { sendLetters, type Sender } from "./send-letters.ts";

/** What sends the letters of an installation. */
interface Post {
  /** Sends what is due. Never fails: what could not be sent stays due. */
  round(): Promise<void>;
}

declare module "fastify" {
  interface FastifyInstance {
    mail: Post;
  }
}

// a stopping server has ten seconds for everything
const closingMs = 5000;
// a mail server that hangs holds up a round, not the next letter
const mostRounds = 4;

/**
 * Sends the letters of a request after its answer, and those that wait in rounds (`postRegularly`). Closing the app waits a little for what
 * is being sent.
 */
export function openPost(app: FastifyInstance): void {
  const postOffice = openPostOffice(app.deps.config);
  const sender: Sender = {
    deps: app.deps,
    postOffice,
    make: makeLetter,
    onTrouble: ({ outcome, isLast }) =>
      isLast
        ? app.log.error({ outcome }, "a letter was given up")
        : app.log.warn({ outcome }, "a letter was not taken; trying again"),
  };
  const underway = new Set<Promise<void>>();
  const warn = onceAMinute((err) => app.log.warn({ err }, "letters wait: a round of sending failed"));
  let isWanted = false;
  const round = async (): Promise<void> => {
    if (!postOffice.isAvailable) return;
    isWanted = true;
    if (underway.size >= mostRounds) return;
    const going = (async () => {
      while (isWanted) {
        isWanted = false;
        await sendLetters(sender).catch(warn);
      }
    })().finally(() => underway.delete(going));
    underway.add(going);
    await going;
  };
  app.decorate("mail", { round });
  app.decorateRequest("hasPosted", false);
  app.addHook("onResponse", async ({ hasPosted }) => {
    if (hasPosted) void round();
  });
  app.addHook("onClose", async () => {
    await Promise.race([Promise.all(underway), sleep(closingMs, undefined, { ref: false })]);
    postOffice.close();
  });
}

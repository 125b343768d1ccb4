import type { FastifyInstance } from "fastify";
import { chatApi, historyLength, type ChatReply, type ChatTurn } from "@remanso/core/chat/contract.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
import { circleIn } from "@remanso/core/chat/panic-circle.ts";
import { respond } from "@remanso/core/chat/respond.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import { experimentDate } from "@remanso/core/experiments/experiment-day.ts";
import type { Language } from "@remanso/core/language.ts";
import { nextTurn } from "@remanso/core/safety/dialogue/next-turn.ts";
import { afterOffer, isDenial, type SafetyTurn } from "@remanso/core/safety/dialogue/safety-turn.ts";
import { safetyTextOf } from "@remanso/core/safety/dialogue/safety-text.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import type { Reading } from "@remanso/core/safety/reading.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { experimentsFromAfter, restsUntilAfter } from "@remanso/core/safety/rest.ts";
import { limitMessages } from "../account/limits.ts";
import { updateUser } from "../account/store.ts";
import { listOfPlan } from "../activity/list-store.ts";
import type { Db } from "../db/db.ts";
import { answerInParts, type Part } from "../answer-in-parts.ts";
import { stopExperiments } from "../experiments/store.ts";
import { answer } from "../http.ts";
import { findActivePlan } from "../plan/store.ts";
import { completedTotal } from "../progress/completion-store.ts";
import { logEvent } from "../progress/store.ts";
import { chatContextOf } from "./chat-context.ts";
import { dialogueBefore, signedDialogue } from "./dialogue-token.ts";
import { askModel, limitsWith, ModelFailed } from "./model-client.ts";
import { messagesFor } from "./model-prompt.ts";
import { openableOffer } from "./offer.ts";
import { screened } from "./screened-answer.ts";
import { builtTalk } from "./talk-file.ts";

export function chatRoutes(app: FastifyInstance): void {
  const { config } = app.deps;

  answer(app, chatApi.context, ({ db, userId, language, timeZone, now }) =>
    chatContextOf({ db, userId, language, timeZone, now, model: config.chat, secret: app.deps.secret }),
  );

  answerInParts(
    app,
    chatApi.message,
    async function* ({ input, db, userId, now, timeZone, signal, ...call }) {
      // a message that the database could not take in has not been counted either
      await db.transaction(async (tx) => {
        await logEvent(tx, userId, { type: "chat_message", pageUrl: null, now, timeZone });
        // last, since from here on this person's other messages wait for it
        await limitMessages(app.deps, tx, userId);
      });
      const turn = turnIn(input, call.language);
      const signing = { secret: app.deps.secret, userId };
      const reading = readMessage(turn.message, learnedReaders());
      const before = dialogueBefore(input, signing);
      const safety = nextTurn(before, { message: turn.message, reading, nowMs: now.getTime() });
      if (safety.level > 2)
        app.log.info({ level: safety.level, kind: safety.kind, rule: reading.found }, "safety");
      await rest({ db, userId, timeZone, now, safety });
      const shared = {
        level: safety.level,
        state: signedDialogue(safety.state, signing),
        closes: safety.closes,
        circle: circleIn(safety.state, { message: turn.message, reading }),
      };
      const fixed = safetyTextOf(safety, turn.language);
      if (!safety.goesOn) return { ...plain(fixed, "safety"), ...shared, said: [...safety.say] };
      const text = yield* modelAnswer(app, { db, userId, timeZone, now, signal, turn, safety });
      if (text !== null) return { ...plain(joined(fixed, text), "model"), ...shared };
      const reply = await programReply(app, { db, userId, turn: turnAfter(turn, { reading, safety }) });
      const message = safety.asks ? joined(reply.message, fixed) : joined(fixed, reply.message);
      // the circle is what is offered then
      const offer = shared.circle ? null : reply.offer;
      const state = signedDialogue(afterOffer(safety, offer), signing);
      return { ...reply, message, ...shared, state, offer };
    },
  );
}

/** safety.md: after a sure 3 or 4 the product rests, and an experiment ends quietly. */
async function rest({ db, userId, timeZone, now, safety }: Omit<Asked, "signal" | "turn">): Promise<void> {
  const restsUntil = restsUntilAfter(safety, now);
  if (!restsUntil) return;
  await updateUser(db, userId, { restsUntil, experimentsFrom: experimentsFromAfter(now) });
  await stopExperiments(db, userId, { on: experimentDate(now, timeZone), by: "rest" });
}

interface Turn {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly before: readonly string[];
  readonly said: ReadonlySet<string>;
  readonly language: Language;
  readonly level: ChatReply["level"];
  readonly ownLevel: ChatReply["level"];
  readonly isDenial: boolean;
}

/** The turn as the dialogue reads it. */
function turnAfter(turn: Turn, { reading, safety }: { reading: Reading; safety: SafetyTurn }): Turn {
  return { ...turn, level: safety.level, ownLevel: reading.level, isDenial: isDenial(safety) };
}

function turnIn(
  { message, chatHistory = [], said }: InputOf<typeof chatApi.message>,
  pageLanguage: Language,
): Turn {
  const history = chatHistory.slice(-historyLength);
  return {
    message,
    history,
    before: history.filter(({ role }) => role === "user").map(({ content }) => content),
    said: new Set(said),
    language: languageOfMessage(message, pageLanguage),
    level: 0,
    ownLevel: 0,
    isDenial: false,
  };
}

interface Asked {
  readonly db: Db;
  readonly userId: string;
  readonly timeZone: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly turn: Turn;
  readonly safety: SafetyTurn;
}

/** What the model answers; null where there is none, where it may not speak, and where it failed. */
async function* modelAnswer(
  app: FastifyInstance,
  { signal, turn, safety, ...asked }: Asked,
): AsyncGenerator<Part, string | null> {
  const model = app.deps.config.chat;
  if (!model || !mayModelSpeak(safety)) return null;
  const context = await chatContextOf({ ...asked, language: turn.language, model, secret: app.deps.secret });
  const messages = messagesFor({ ...turn, ...situationOf(safety), context });
  const pieces = askModel(model, { messages, signal, limits: limitsWith(model.firstTokenSeconds) });
  return yield* spoken(app, { pieces, instructions: messages[0]?.content ?? "" });
}

/** safety.md: while a sure 3 or 4 stands or a question is open, the embedded program answers, never the model. */
function mayModelSpeak({ state }: SafetyTurn): boolean {
  return state.standing === null && state.open === null;
}

/** What the model is told of the danger; violence that was spoken of before is not forgotten. */
function situationOf({ level, kind, state }: SafetyTurn): Pick<SafetyTurn, "level" | "kind"> {
  return { level, kind: kind ?? (state.hasQuickExit ? "violence" : null) };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

type Answer = Omit<ChatReply, "level" | "state" | "closes" | "circle">;

function plain(message: string, by: ChatReply["by"]): Answer {
  return { message, by, offer: null, choices: [], said: [] };
}

/** Passes on the model's screened answer; if the model fails, takes back what was shown and answers null. */
async function* spoken(
  app: FastifyInstance,
  { pieces, instructions }: { pieces: AsyncIterable<string>; instructions: string },
): AsyncGenerator<Part, string | null> {
  let text = "";
  try {
    for await (const piece of screened(pieces, instructions)) {
      text += piece;
      yield { event: "text", text: piece };
    }
    return text.trim();
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    app.log.warn({ reason: error.message }, "the chat model failed; the embedded program answers");
    if (text !== "") yield { event: "replace", text: "" };
    return null;
  }
}

async function programReply(
  app: FastifyInstance,
  { db, userId, turn }: { db: Db; userId: string; turn: Turn },
): Promise<Answer> {
  const response = respond(turn, builtTalk());
  const said = [...response.said];
  const plan = response.offers.length > 0 ? await findActivePlan(db, userId) : null;
  const found = openableOffer(response.offers, {
    library: app.deps.library,
    completed: response.offers.length > 0 ? await completedTotal(db, userId) : 0,
    planned: plan ? await listOfPlan(db, userId, { planId: plan.id }) : [],
    language: turn.language,
  });
  if (found) said.push(`offer.${found.name}`);
  return {
    message: response.message,
    by: "program",
    offer: found?.offer ?? null,
    choices: [...response.choices],
    said,
  };
}

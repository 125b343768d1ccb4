import type { FastifyInstance } from "fastify";
import { chatApi, historyLength, type ChatReply, type ChatTurn } from "@remanso/core/chat/contract.ts";
import { languageOfMessage } from "@remanso/core/chat/message-language.ts";
import { respond } from "@remanso/core/chat/respond.ts";
import type { Language } from "@remanso/core/language.ts";
import { fixedReplyFor } from "@remanso/core/safety/fixed-reply.ts";
import { conversationRisk, riskOf } from "@remanso/core/safety/risk.ts";
import { limitMessages } from "../account/limits.ts";
import { listOfPlan } from "../activity/list-store.ts";
import type { Db } from "../db/db.ts";
import { answer, answerInParts, type Part } from "../http.ts";
import { findActivePlan } from "../plan/store.ts";
import { completedTotal } from "../progress/completion-store.ts";
import { logEvent } from "../progress/store.ts";
import { chatContextOf } from "./chat-context.ts";
import { askModel, ModelFailed } from "./model-client.ts";
import { messagesFor } from "./model-prompt.ts";
import { openableOffer } from "./offer.ts";
import { screened } from "./screened-answer.ts";

export function chatRoutes(app: FastifyInstance): void {
  const { config } = app.deps;

  answer(app, chatApi.context, ({ db, userId, language, timeZone, now }) =>
    chatContextOf({ db, userId, language, timeZone, now, model: config.chat }),
  );

  answerInParts(
    app,
    chatApi.message,
    async function* ({ input, db, userId, now, timeZone, signal, ...call }) {
      await limitMessages(app.deps, userId);
      await logEvent(db, userId, { type: "chat_message", pageUrl: null, now, timeZone });
      const history = (input.chatHistory ?? []).slice(-historyLength);
      const turn: Turn = {
        message: input.message,
        history,
        before: history.filter(({ role }) => role === "user").map(({ content }) => content),
        said: new Set(input.said),
        language: languageOfMessage(input.message, call.language),
        level: 0,
        heard: history.findLast(({ role }) => role === "assistant")?.content ?? null,
      };
      const risk = riskOf(turn.message);
      const level = conversationRisk([...turn.before, turn.message]);
      if (risk.level > 2) app.log.info({ level: risk.level, rule: risk.found }, "safety");
      const fixed = fixedReplyFor(turn.message, risk, turn.said);
      if (fixed) return { ...plain(fixed.words[turn.language], "safety"), level, said: [fixed.id] };
      if (config.chat) {
        const context = await chatContextOf({ ...turn, db, userId, timeZone, now, model: config.chat });
        const pieces = askModel(config.chat, { messages: messagesFor({ ...turn, context }), signal });
        const text = yield* spoken(app, pieces);
        if (text !== null) return { ...plain(text, "model"), level };
      }
      return programReply(app, { db, userId, turn: { ...turn, level } });
    },
  );
}

interface Turn {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly before: readonly string[];
  readonly said: ReadonlySet<string>;
  readonly language: Language;
  readonly level: ChatReply["level"];
  readonly heard: string | null;
}

function plain(message: string, by: ChatReply["by"]): ChatReply {
  return { message, by, level: 0, offer: null, choices: [], said: [] };
}

/** Passes on what a model says, once it is screened; null, after taking back what was shown, when it fails. */
async function* spoken(
  app: FastifyInstance,
  pieces: AsyncIterable<string>,
): AsyncGenerator<Part, string | null> {
  let text = "";
  try {
    for await (const piece of screened(pieces)) {
      text += piece;
      yield { event: "text", text: piece };
    }
    return text.trim();
  } catch (error) {
    if (!(error instanceof ModelFailed)) throw error;
    app.log.warn({ reason: error.message }, "chat model");
    if (text !== "") yield { event: "replace", text: "" };
    return null;
  }
}

async function programReply(
  app: FastifyInstance,
  { db, userId, turn }: { db: Db; userId: string; turn: Turn },
): Promise<ChatReply> {
  const response = respond(turn);
  const said = [...response.said];
  const plan = response.offers.length > 0 ? await findActivePlan(db, userId) : null;
  const found = openableOffer(response.offers, {
    library: app.deps.library,
    completed: response.offers.length > 0 ? await completedTotal(db, userId) : 0,
    planned: plan ? await listOfPlan(db, userId, plan.id) : [],
    language: turn.language,
  });
  if (found) said.push(`offer.${found.name}`);
  return {
    message: response.message,
    by: "program",
    level: turn.level,
    offer: found?.offer ?? null,
    choices: [...response.choices],
    said,
  };
}

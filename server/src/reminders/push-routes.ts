import type { FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { remindersApi } from "@remanso/core/reminders/contract.ts";
import { answer } from "../http.ts";
import { isPushEndpoint, publicInternet } from "./push.ts";
import { pushKeysOf } from "./push-keys.ts";
import { countSubscriptions, keepSubscription, removeEndpoint } from "./push-store.ts";

/** The browsers that receive web push. */
export function pushRoutes(app: FastifyInstance): void {
  answer(app, remindersApi.pushKey, async ({ db }) => ({
    publicKey: (await pushKeysOf(db, app.deps))?.publicKey ?? null,
  }));

  answer(app, remindersApi.subscribe, async ({ input, db, userId, sessionId, now }) => {
    const { endpoint, keys } = input;
    if (!isPushEndpoint(endpoint, app.deps.pushNetwork ?? publicInternet(app.deps.config))) {
      throw new Refusal("invalid_input", { fields: { endpoint: "no_push_service" } });
    }
    const own = await pushKeysOf(db, app.deps);
    if (!own) throw new Refusal("push_unavailable");
    await keepSubscription(db, userId, {
      sessionId,
      endpoint,
      ...keys,
      subscribedWith: own.publicKey,
      now,
    });
    return { devices: await countSubscriptions(db, userId) };
  });

  answer(app, remindersApi.unsubscribe, async ({ input, db, userId }) => {
    await removeEndpoint(db, userId, input.endpoint);
    return { devices: await countSubscriptions(db, userId) };
  });
}

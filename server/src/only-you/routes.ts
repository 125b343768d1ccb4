import type { FastifyInstance } from "fastify";
import { onlyYouApi, type ContentKey, type KeyWay, type NewWay } from "@remanso/core/only-you/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { requireFreshProof } from "../account/fresh-proof.ts";
import { findUser, updateUser, type UserRow } from "../account/store.ts";
import { stillThere } from "../account/user-reply.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { newId } from "../ids.ts";
import { closedIn, placeOf } from "../journal/closed-text.ts";
import { openerOf, sealingKey } from "../journal/own-texts.ts";
import { lockPerson } from "../plan/store.ts";
import * as store from "./store.ts";
import { revisionOfText, turnedBytes } from "./turned-bytes.ts";

/** Texts that only their writer can read: the ways to the key, and how texts are turned from one key, or none, to another. */
export function onlyYouRoutes(app: FastifyInstance): void {
  answer(app, onlyYouApi.state, ({ db, userId }) => stateOf(db, userId));

  answer(app, onlyYouApi.begin, async ({ input, ...call }) => {
    const { db, userId, now } = call;
    await requireFreshProof(call);
    const user = await heldUser(db, userId);
    requireNext(user, input, await store.listWays(db, userId));
    for (const way of input.ways) await insertWay(db, userId, { way, now });
    await updateUser(db, userId, {
      contentKeyVersion: input.version,
      contentKeySettled: false,
    });
    return stateOf(db, userId);
  });

  wayRoutes(app);
  turningRoutes(app);
}

function wayRoutes(app: FastifyInstance): void {
  answer(app, onlyYouApi.addWay, async ({ input, ...call }) => {
    const { db, userId, now } = call;
    await requireFreshProof(call);
    const user = await heldUser(db, userId);
    if (input.version !== user.contentKeyVersion) throw new Refusal("key_changed");
    return wayReply(await insertWay(db, userId, { way: input, now }));
  });

  answer(app, onlyYouApi.removeWay, async ({ params, ...call }) => {
    const { db, userId } = call;
    await requireFreshProof(call);
    const user = await heldUser(db, userId);
    const ways = await store.listWays(db, userId);
    const isThere = ways.some(({ id }) => id === params.id);
    const left = ways.filter(({ id, version }) => id !== params.id && version === user.contentKeyVersion);
    if (isThere && left.length < leastWays) throw new Refusal("last_ways");
    if (!(await store.deleteWay(db, userId, params.id))) throw new Refusal("not_found");
    return { removed: true as const };
  });
}

function turningRoutes(app: FastifyInstance): void {
  const { secret } = app.deps;

  answer(app, onlyYouApi.toTurn, async ({ db, userId, query, mostRows }) => {
    const { contentKeyVersion: version } = stillThere(await findUser(db, userId));
    const open = await openerOf(db, userId, secret);
    const texts = await store.listToTurn(db, userId, { version, after: query.after, most: mostRows });
    return texts.map((text) => ({
      id: text.id,
      ...(text.part && { part: text.part }),
      text: open(text.sealed, placeOf(text.id, text.part)),
      closed: closedIn(text.sealed, text.id, text.part),
      revision: revisionOfText(text),
    }));
  });

  answer(app, onlyYouApi.turn, async ({ input, db, userId, now }) => {
    const { contentKeyVersion: version } = await heldUser(db, userId);
    const key = version === 0 ? await sealingKey(db, userId, { secret, now }) : null;
    let turned = 0;
    for (const text of input.texts) {
      const before = await store.findText(db, userId, { id: text.id, part: text.part });
      const bytes = before && turnedBytes(before, text, { version, key });
      const isSame = before !== null && revisionOfText(before) === text.basedOn;
      if (isSame && bytes && (await store.replaceText(db, userId, { before, ...bytes }))) turned += 1;
    }
    return { turned, left: await store.countToTurn(db, userId, version) };
  });

  answer(app, onlyYouApi.settle, async ({ input, db, userId }) => {
    const { contentKeyVersion: version } = await heldUser(db, userId);
    if ((await store.countToTurn(db, userId, version)) > input.unreadable) throw new Refusal("texts_left");
    await store.deleteOtherWays(db, userId, version);
    await updateUser(db, userId, { contentKeySettled: true });
    return stateOf(db, userId);
  });
}

// decisions §12: at least two ways in before the plain texts are erased
const leastWays = 2;

/** The next key is new and can be reached in two ways; turning off needs nothing of that. */
function requireNext(
  user: UserRow,
  { version, ways }: { version: number; ways: readonly NewWay[] },
  known: readonly store.WayRow[],
): void {
  const isOff = version === 0;
  const isKnown = version === user.contentKeyVersion || known.some((way) => way.version === version);
  if (isKnown) throw new Refusal("key_changed");
  const kinds = new Set(ways.map(({ kind }) => kind));
  const isEnough = isOff ? ways.length === 0 : kinds.has("code") && kinds.size >= leastWays;
  if (!isEnough || ways.some((way) => way.version !== version)) throw new Refusal("invalid_input");
}

async function heldUser(db: Db, userId: string): Promise<UserRow> {
  await lockPerson(db, userId);
  return stillThere(await findUser(db, userId));
}

async function stateOf(db: Db, userId: string): Promise<ContentKey> {
  const user = stillThere(await findUser(db, userId));
  return {
    version: user.contentKeyVersion,
    isSettled: user.contentKeySettled,
    ways: (await store.listWays(db, userId)).map(wayReply),
    left: await store.countToTurn(db, userId, user.contentKeyVersion),
  };
}

function insertWay(db: Db, userId: string, { way, now }: { way: NewWay; now: Date }): Promise<store.WayRow> {
  const { version, kind, rounds } = way;
  return store.insertWay(db, {
    userId,
    id: newId(),
    version,
    kind,
    rounds,
    credentialId: way.credentialId === null ? null : Buffer.from(way.credentialId, "base64url"),
    salt: Buffer.from(way.salt, "base64url"),
    wrapped: Buffer.from(way.wrapped, "base64url"),
    createdAt: now,
  });
}

function wayReply({ id, version, kind, rounds, ...row }: store.WayRow): KeyWay {
  return {
    id,
    version,
    kind,
    rounds,
    credentialId: row.credentialId?.toString("base64url") ?? null,
    salt: row.salt.toString("base64url"),
    wrapped: row.wrapped.toString("base64url"),
    createdAt: row.createdAt.toISOString(),
  };
}

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../ids.ts";
import { minuteMs, PostedWorld } from "./letters-testing.ts";
import { claimLetters, forgetLetters } from "./letter-store.ts";
import { sendLetters } from "./send-letters.ts";

let post: PostedWorld;
beforeEach(async () => {
  post = await PostedWorld.open();
});
afterEach(() => post.close());

describe("a letter", () => {
  test("lies in the database without its words, its address and its link", async () => {
    await post.goAway();
    const ana = await post.signUp();
    await post.askReset(ana.email);
    await post.tried();
    const { rows: texts } = await post.world.app.deps.database.pool.query(
      "select string_agg(l::text, ' ') as all from letters l",
    );
    const kept = `${texts[0].all} ${Buffer.concat((await post.rows()).map(({ sealed }) => sealed)).toString("latin1")}`;
    expect(kept).not.toContain(ana.email);
    expect(kept).not.toContain(Buffer.from(ana.email).toString("hex"));
    await post.comeBack();
    post.world.clock.advance(minuteMs);
    await post.round();
    const tokens = post
      .lettersTo(ana.email)
      .map(({ mail }) => /\?(?:verify|reset)=([\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "");
    expect(tokens.map((token) => token.length)).toEqual([43, 43]);
    for (const token of tokens) expect(kept).not.toContain(Buffer.from(token).toString("hex"));
  });

  test("is sent once, whichever of two servers is at it", async () => {
    await post.goAway();
    const people = await Promise.all(Array.from({ length: 25 }, () => post.signUp()));
    await post.tried();
    await post.comeBack();
    post.world.clock.advance(minuteMs);
    // on a busy machine the mail server may be slow to speak
    const [one, other] = [post.sender(undefined, 60_000), post.sender(post.elsewhere, 60_000)];
    await Promise.all([one, other, one, other].map(sendLetters));
    expect(people.map(({ email }) => post.lettersTo(email).length)).toEqual(people.map(() => 1));
    expect([one.troubles, other.troubles]).toEqual([[], []]);
  });

  test("that a killed server held goes out by another after half a minute, and not before", async () => {
    await post.goAway();
    const ana = await post.signUp();
    await post.tried();
    await post.comeBack();
    post.world.clock.advance(minuteMs);
    const now = post.world.clock.now();
    const until = new Date(now.getTime() + 30_000);
    const claiming = { claim: newId(), now, until, most: 10, isOnce: () => false, claimed: [] };
    expect(await claimLetters(post.elsewhere.db, claiming)).toBe(1);
    await post.send();
    expect(post.lettersTo(ana.email)).toHaveLength(0);
    post.world.clock.advance(30_001);
    await post.send();
    expect([post.lettersTo(ana.email).length, await post.rows()]).toEqual([1, []]);
  });

  test("is tried again when the mail server hangs, under the same id", async () => {
    const ana = await post.signUp();
    await post.sent();
    for (const hangs of ["dropping", "keeping"] as const) {
      await post.goAway();
      await post.askReset(ana.email);
      await post.tried();
      await post.comeBack({ hangs });
      const trying = post.sender();
      post.world.clock.advance(minuteMs);
      await sendLetters(trying);
      expect(trying.troubles).toEqual([{ outcome: "unknown", isLast: false }]);
      const before = post.lettersTo(ana.email).map(({ mail }) => mail.messageId);
      await post.goAway();
      await post.comeBack();
      post.world.clock.advance(10 * minuteMs);
      await post.send();
      const [letter] = post.lettersTo(ana.email);
      expect(letter?.mail.messageId).toMatch(/^<[\w-]+@remanso\.example>$/);
      if (hangs === "keeping") expect(before).toEqual([letter?.mail.messageId]);
      expect(await post.rows()).toEqual([]);
    }
  });

  test("that is refused for good is given up, counted, and forgotten after a day", async () => {
    await post.goAway();
    await post.comeBack({ refuse: 550 });
    await post.signUp();
    await post.sent();
    expect(await post.world.app.metrics.metrics()).toContain("\nremanso_letters_given_up 1\n");
    const { db } = post.world.app.deps.database;
    await forgetLetters(db, post.world.clock.now());
    expect(await post.rows()).toHaveLength(1);
    await forgetLetters(db, new Date(post.world.clock.now().getTime() + 1));
    expect(await post.rows()).toEqual([]);
  });

  test("that is refused for now waits", async () => {
    await post.goAway();
    await post.comeBack({ refuse: 451 });
    const ana = await post.signUp();
    await post.tried();
    await post.goAway();
    await post.comeBack();
    post.world.clock.advance(minuteMs);
    await post.round();
    expect(post.lettersTo(ana.email)).toHaveLength(1);
  });

  test("of a deleted account is not sent", async () => {
    await post.goAway();
    const ana = await post.signUp();
    await post.tried();
    expect((await ana.call("DELETE", "/api/account")).status).toBe(200);
    expect(await post.rows()).toEqual([]);
  });
});

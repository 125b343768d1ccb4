import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hourMs, minuteMs, PostedWorld } from "./letters-testing.ts";

let post: PostedWorld;
beforeEach(async () => {
  post = await PostedWorld.open();
});
afterEach(() => post.close());

describe("while the mail server is away", () => {
  test("the answer is the same, and the letter comes once when it is back", async () => {
    await post.goAway();
    const ana = await post.signUp();
    await post.tried();
    await post.comeBack();
    await post.round();
    // its time has not come yet
    expect(post.lettersTo(ana.email)).toHaveLength(0);
    post.world.clock.advance(30_000);
    await post.round();
    await post.round();
    expect(post.lettersTo(ana.email)).toHaveLength(1);
    const [, token] = /\?verify=([\w-]{43})/.exec(post.lettersTo(ana.email)[0]?.mail.text ?? "") ?? [];
    expect((await ana.call("POST", "/api/auth/verify-email", { token })).status).toBe(200);
    expect(await post.rows()).toEqual([]);
  });

  test("for an hour, tries come twice as late each time, ten minutes apart at most, and none is lost", async () => {
    await post.goAway();
    const people = [await post.signUp(), await post.signUp(), await post.signUp()];
    await post.tried();
    const waits: number[] = [];
    for (let passed = 0; passed < hourMs; passed += 30_000) {
      const [first] = await post.rows();
      if (first.next_at > post.world.clock.now()) {
        waits.push((first.next_at.getTime() - post.world.clock.now().getTime()) / 1000);
      }
      post.world.clock.set(new Date(first.next_at).toISOString());
      await post.round();
      if (waits.length === 8) break;
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 600, 600, 600]);
    expect((await post.rows()).length).toBe(3);
    await post.comeBack();
    post.world.clock.advance(10 * minuteMs);
    await post.round();
    for (const { email } of people) expect(post.lettersTo(email)).toHaveLength(1);
  });

  test("a link for a new password is not sent any more once it would be too old", async () => {
    const ana = await post.signUp();
    await post.sent();
    await post.goAway();
    expect((await post.askReset(ana.email)).status).toBe(202);
    await post.tried();
    post.world.clock.advance(hourMs);
    await post.comeBack();
    await post.round();
    expect(post.lettersTo(ana.email)).toHaveLength(0);
    const [row] = await post.rows();
    expect([row.sealed, row.user_id, row.topic, row.given_up_at]).toEqual([
      null,
      null,
      null,
      post.world.clock.now(),
    ]);
  });

  test("asking again sends one letter, and its link works for an hour from then", async () => {
    const ana = await post.signUp();
    await post.sent();
    await post.goAway();
    await post.askReset(ana.email);
    await post.tried();
    await post.askReset(ana.email.toUpperCase());
    await post.tried();
    post.world.clock.advance(50 * minuteMs);
    await post.comeBack();
    await post.round();
    expect(post.lettersTo(ana.email)).toHaveLength(1);
    const [, token] = /\?reset=([\w-]{43})/.exec(post.lettersTo(ana.email)[0]?.mail.text ?? "") ?? [];
    post.world.clock.advance(59 * minuteMs);
    const password = "una orilla nueva 8";
    const redeemed = await post.person().call("POST", "/api/auth/password", {
      token,
      password,
      confirmPassword: password,
    });
    expect(redeemed.status).toBe(200);
  });

  test("a link that a newer password made void is not sent", async () => {
    const ana = await post.signUp();
    await post.sent();
    await post.goAway();
    await post.askReset(ana.email);
    await post.tried();
    const change = { currentPassword: "agua tranquila 7", password: "una orilla nueva 8" };
    const changed = await ana.call("PUT", "/api/auth/password", {
      ...change,
      confirmPassword: change.password,
    });
    expect(changed.status).toBe(200);
    await post.comeBack();
    post.world.clock.advance(minuteMs);
    await post.round();
    expect([post.lettersTo(ana.email).length, await post.rows()]).toEqual([0, []]);
  });

  test("nobody learns whether an address has an account, and the letter to nobody goes away", async () => {
    await post.goAway();
    const stranger = post.person().email;
    expect((await post.askReset(stranger)).body).toEqual({ done: true });
    await post.sent();
  });

  test("what waits is told by /readyz and in the figures", async () => {
    await post.goAway();
    await post.signUp();
    await post.tried();
    const ready = async () => JSON.parse((await post.world.app.inject({ url: "/readyz" })).body);
    expect(await ready()).toMatchObject({ ok: true, mail: "working", lettersWaiting: 1 });
    post.world.clock.advance(5 * minuteMs + 1000);
    expect(await ready()).toMatchObject({ ok: true, mail: "failing", lettersWaiting: 1 });
    expect(await post.world.app.metrics.metrics()).toMatch(
      /\nremanso_letters_waiting 1\n[\s\S]*\nremanso_letters_oldest_seconds 301\n/,
    );
  });
});

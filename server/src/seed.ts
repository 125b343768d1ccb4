import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { newId } from "./ids.ts";
import { endWithOneLine } from "./main.ts";
import { openForOperator } from "./operator-database.ts";
import { ownSecret } from "./installation/own-secret.ts";
import { builtLibrary } from "./resources/library-file.ts";

// npm run seed: a demo person with 90 days of history, made through the product's own calls on a clock that walks.

const demo = { fullName: "Lucía Demo", email: "demo@remanso.example", password: "noventa dias de agua" };
const days = 90;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
const daysBetweenAssessments = 21;
// the rest are days on which nothing happened
const activeShare = 0.7;
const measuredShare = 0.8;
const playedShare = 0.25;
// after work: an entry at three in the morning would tell of another life
const firstHour = 17;
const hoursLong = 4;
const daysUnseen = 8;

/** Days go by: `next()` answers a number from 0 to 1, the same ones every time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function seed(): Promise<void> {
  const config = { ...readConfig(process.env), rateLimits: false, logLevel: "silent" };
  const { database, close } = await openForOperator(config);
  let at = startOf(0);
  const secret = await ownSecret(config, database.db);
  const app = await createApp({ config, database, secret, library: builtLibrary(), now: () => new Date(at) });
  try {
    const person = await signUp(app);
    if (!person) {
      console.log(`The demo person is there already: ${demo.email}, password "${demo.password}".`);
      return;
    }
    const chance = sequence(7);
    // their own, and their own time, so that playing changes nothing else
    const played = sequence(11);
    // calls are some minutes apart, so that visits have a length
    const call: Call = async (...asked) => {
      at += 60_000 + Math.floor(chance() * 180_000);
      return person(...asked);
    };
    for (let day = 0; day < days; day += 1) {
      at = startOf(day) + firstHour * hourMs + Math.floor(chance() * hoursLong * hourMs);
      await liveOneDay(call, { day, chance });
      at += hourMs;
      if (played() < playedShare) await playGame(person, played);
      // what they reached they saw, but for the last days
      if (day === days - daysUnseen) await person("POST", "/api/user/milestones/acknowledge");
    }
    console.log(`The demo person: ${demo.email}, password "${demo.password}".`);
  } finally {
    await app.close();
    await close();
  }
}

/** Midnight of a day of the demo; the last one is yesterday. */
function startOf(day: number): number {
  return new Date(Date.now() - (days - day) * dayMs).setHours(0, 5, 0, 0);
}

/** A guided game of box breathing, or of the longer rhythm. */
async function playGame(call: Call, chance: () => number): Promise<void> {
  const pattern = chance() < 0.6 ? "box" : "4-7-8";
  await call("POST", "/api/breathing-sessions", { id: newId(), pattern, cycles: 5, mode: "guided" });
}

type Call = (method: "GET" | "POST" | "PATCH", url: string, body?: object) => Promise<Answer>;

interface Answer {
  readonly status: number;
  // a demo reads its own answers
  readonly activities: readonly { id: string; completed: boolean; recommended: boolean }[];
}

async function liveOneDay(call: Call, { day, chance }: { day: number; chance: () => number }): Promise<void> {
  if (day % daysBetweenAssessments === 0) await assess(call, { day, chance });
  if (chance() < measuredShare) await checkIn(call, { day, chance });
  if (chance() > activeShare) return;
  const { activities } = await call("GET", "/api/activities");
  const pending = activities.filter(({ completed }) => !completed);
  if (pending.length < 3) await call("POST", "/api/activities/generate");
  const next = pending.find(({ recommended }) => recommended) ?? pending[0];
  if (!next) return;
  await call("PATCH", `/api/activities/${next.id}/start`);
  await call("PATCH", `/api/activities/${next.id}/complete`, { duration: 5 + Math.floor(chance() * 15) });
  const feeling = chance() < 0.6 ? "better" : chance() < 0.8 ? "same" : "worse";
  await call("POST", `/api/activities/${next.id}/rating`, { feeling });
}

const notes = [
  "La reunión de la mañana se alargó. Después salí a caminar un rato.",
  "Dormí mejor que ayer. El café, sin prisa.",
  "Discutí con mi hermano por dinero. Ya está hablado.",
  "Día tranquilo. Leí en el parque.",
];

/** Stress that falls over the months, is higher on Mondays, and wavers. */
async function checkIn(call: Call, { day, chance }: { day: number; chance: () => number }): Promise<void> {
  const weekday = new Date(Date.now() - (days - day) * dayMs).getDay();
  const level = 6.5 - day / 30 + (weekday === 1 ? 1.8 : 0) + (chance() - 0.5) * 2.4;
  const stress = Math.min(10, Math.max(0, Math.round(level)));
  const note = chance() < 0.3 ? notes[Math.floor(chance() * notes.length)] : null;
  const work = chance() < 0.5 ? { workStress: Math.min(10, stress + 1) } : {};
  await call("POST", "/api/check-ins", {
    mood: Math.max(1, 5 - Math.round(stress / 2.5)),
    stress,
    note,
    ...work,
  });
}

/** Answers that get a little lower each time. */
async function assess(call: Call, { day, chance }: { day: number; chance: () => number }): Promise<void> {
  const level = 3.2 - day / 60;
  const answer = () => Math.min(4, Math.max(0, Math.round(level - 0.8 + chance() * 1.6)));
  const ids = ["work", "financial", "personal", "global"].flatMap((category) =>
    [1, 2, 3].map((n) => `${category}_${n}`),
  );
  await call("POST", "/api/stress-assessment", {
    responses: Object.fromEntries(ids.map((id) => [id, answer()])),
  });
}

/** Signs the demo person up and answers how to call as them; null when they exist. */
async function signUp(app: FastifyInstance): Promise<Call | null> {
  const headers = { "sec-fetch-site": "same-origin" };
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const payload = { ...demo, confirmPassword: demo.password, language: "es", timeZone };
  const answered = await app.inject({ method: "POST", url: "/api/auth/sign-up", headers, payload });
  if (answered.statusCode === 409) return null;
  if (answered.statusCode !== 201) throw new Error(`The demo person could not sign up: ${answered.body}`);
  const session = answered.cookies.find(({ name }) => name.endsWith("session"));
  const cookie = `${session?.name}=${session?.value}`;
  return async (method, url, body) => {
    const send = () =>
      app.inject({ method, url, headers: { ...headers, cookie }, ...(body ? { payload: body } : {}) });
    let made = await send();
    // a machine that is busy with other things refuses for a moment
    for (let tries = 0; made.statusCode === 503 && tries < 60; tries += 1) {
      await sleep(1000);
      made = await send();
    }
    if (made.statusCode >= 500) throw new Error(`${method} ${url} answered ${made.statusCode}: ${made.body}`);
    return { status: made.statusCode, activities: url === "/api/activities" ? made.json() : [] };
  };
}

await seed().catch(endWithOneLine);

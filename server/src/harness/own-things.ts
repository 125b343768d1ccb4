import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { fillPath } from "@remanso/core/endpoint.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { importedRow } from "../imports/imports-testing.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { addPasskey, Authenticator } from "../account/passkey-testing.ts";
import { newKey } from "../only-you/only-you-testing.ts";
import { bookedSession } from "../marketplace/marketplace-testing.ts";
import type { TestPerson } from "../testing.ts";

// the day of the clock that these tests run at
const today = "2026-03-11";
/** In everything that the owner writes; nobody else may ever see it. */
export const canary = `canario-${"7f3k".repeat(4)}`;

/** The path with an id in it; a resource of the library, a professional and a provider are named by a word, which is nobody's. */
export function addressOf(path: string, { id }: { id: string }): string {
  return fillPath(path, {
    id,
    resourceId: "what-stress-is",
    professionalId: "alma-muestra",
    provider: "google",
    date: today,
  });
}

/** What the paths that take the same kind of id have in common. */
export function familyOf(path: string): string {
  return path.split("/:id")[0] ?? path;
}

/** A little of everything, with the canary in all that can be written; answers one id of each family. */
export async function fillWithCanaries(person: TestPerson): Promise<Record<string, string>> {
  const plan = await fillWithPlan(person);
  const made = await person.call("POST", "/api/activities", {
    planId: plan,
    activityName: `${canary} caminar`,
    activityType: "custom",
    duration: 10,
    notes: `${canary} notas`,
  });
  expect(made.status).toBe(201);
  // stress that falls day by day: something to be told
  for (let daysAgo = 29; daysAgo > 0; daysAgo -= 1) {
    const stress = 2 + Math.round(daysAgo / 5) + (daysAgo % 3);
    await person.call("POST", "/api/check-ins", { mood: 3, stress, on: addDays(today, -daysAgo) });
  }
  const insights = await person.call("GET", "/api/analytics/insights");
  return { ...(await ownIds(person, made.body.id)), "/api/analytics/insights": insights.body[0]?.id };
}

export async function fillWithPlan(person: TestPerson): Promise<string> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, n] as const),
    ),
  );
  const submitted = await person.call("POST", "/api/stress-assessment", { responses });
  expect(submitted.status).toBe(201);
  return (await person.call("GET", "/api/plans/active")).body.id;
}

/** One id of each family of paths that take one: a new family must be added here, or the first test fails. */
export async function ownIds(person: TestPerson, activityId?: string): Promise<Record<string, string>> {
  const activities = await person.call("GET", "/api/activities");
  const sessions = await person.call("GET", "/api/auth/sessions");
  expect((await finishGame(person)).status).toBe(201);
  const note = `${canary} una nota`;
  const checkIn = await person.call("POST", "/api/check-ins", { mood: 3, stress: 4, note });
  const page = await person.call("POST", "/api/journal", { text: `${canary} una página` });
  const experiment = await person.call("POST", "/api/experiments", {
    subject: { text: `${canary} caminar` },
    outcome: "stress",
    askHour: 20,
  });
  expect(experiment.status).toBe(201);
  const brought = await person.call("POST", "/api/imports", {
    source: "daylio",
    rows: [importedRow(canary)],
  });
  expect(brought.status).toBe(201);
  const milestones = await person.call("GET", "/api/user/milestones");
  const plants = await person.call("GET", "/api/zen-garden/plants");
  return {
    "/api/activities": activityId ?? activities.body[0]?.id,
    "/api/check-ins": checkIn.body.id,
    "/api/journal": page.body.id,
    "/api/experiments": experiment.body.id,
    "/api/imports": brought.body.import,
    "/api/professional-page/links": await sharedPage(person),
    "/api/user/milestones": milestones.body[0]?.id,
    "/api/auth/sessions": sessions.body[0]?.id,
    "/api/zen-garden/plants": plants.body[0]?.id,
    "/api/auth/passkeys": (await addPasskey(person, new Authenticator())).body.id,
    "/api/bookings": await bookedSession(person),
    "/api/content-key/ways": await keyWay(person),
    "/api/rest-days": (await person.call("POST", "/api/rest-days", { from: today, to: today })).body.id,
  };
}

/** A page that was shared; answers its link's id. */
async function sharedPage(person: TestPerson): Promise<string> {
  const link = await person.call("POST", "/api/professional-page/links", {
    address: randomBytes(16).toString("base64url"),
    proof: randomBytes(32).toString("base64url"),
    sealed: "c2VhbGVk",
    days: 7,
    openings: 20,
  });
  expect(link.status).toBe(201);
  return link.body.id;
}

/** A way to a content key; answers its id. */
async function keyWay(person: TestPerson): Promise<string> {
  const begun = await person.call("PUT", "/api/content-key", newKey(7));
  expect(begun.status).toBe(200);
  return begun.body.ways[0].id;
}

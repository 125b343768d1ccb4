import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;

beforeAll(async () => {
  world = await sharedTestApp();
});

const answers = (value: (category: string) => number) => ({
  responses: Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, value(category)]),
    ),
  ),
});

async function reader(more: { language?: Language } = {}): Promise<TestPerson> {
  const person = await new TestPerson(world.app).signUp(more);
  await person.call(
    "POST",
    "/api/stress-assessment",
    answers((category) => (category === "financial" ? 3 : 1)),
  );
  return person;
}

async function complete(person: TestPerson, times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    const { body } = await person.call("GET", "/api/activities");
    const pending = body.find(({ completed }: { completed: boolean }) => !completed);
    if (!pending) await person.call("POST", "/api/activities/generate");
    const next =
      pending ??
      (await person.call("GET", "/api/activities")).body.find(
        (one: { completed: boolean }) => !one.completed,
      );
    expect((await person.call("PATCH", `/api/activities/${next.id}`, { completed: true })).status).toBe(200);
  }
}

const list = async (person: TestPerson): Promise<Record<string, string>[]> =>
  (await person.call("GET", "/api/resources/personalized")).body;

describe("the list of resources", () => {
  test("begins with the most stressful area, and says why", async () => {
    const found = await list(await reader());
    expect(found.length).toBeGreaterThanOrEqual(18);
    expect(found[0]).toMatchObject({ category: "financial", isRead: false });
    expect(found[0]?.["reason"]).toBe("El dinero es lo que más pesaba en tu última evaluación (7,5 de 10)");
    expect(found.filter(({ category, reason }) => (category === "financial") !== (reason !== null))).toEqual(
      [],
    );
    expect(found.find(({ id }) => id === "morning-meditation")).toMatchObject({
      type: "audio",
      duration: "10 min",
      category: "general",
      imageUrl: "/library-scenes.svg#morning-meditation",
    });
  });

  test("without an assessment it is in the library's order and gives no reason", async () => {
    const found = await list(await new TestPerson(world.app).signUp());
    expect(found[0]).toMatchObject({ category: "general" });
    expect(found.filter(({ reason }) => reason !== null)).toEqual([]);
  });

  test("is in the person's language", async () => {
    const [spanish, english] = [await list(await reader()), await list(await reader({ language: "en" }))];
    const title = (found: Record<string, string>[]) =>
      found.find(({ id }) => id === "morning-meditation")?.["title"];
    expect([title(spanish), title(english)]).toEqual(["Meditación matutina", "Morning meditation"]);
    expect(english[0]?.["reason"]).toBe("Money weighed most in your last assessment (7.5 out of 10)");
  });

  test("a read resource is marked and goes to the end; removing the mark brings it back", async () => {
    const person = await reader();
    const [first] = await list(person);
    const url = `/api/resources/${first?.["id"]}`;
    expect((await person.call("PATCH", url, { isRead: true })).body).toEqual({
      id: first?.["id"],
      isRead: true,
    });
    await person.call("PATCH", url, { isRead: true });
    const after = await list(person);
    expect(after.at(-1)).toMatchObject({ id: first?.["id"], isRead: true, reason: null });
    expect((await person.call("GET", "/api/resources/progress")).body.resourcesRead).toBe(1);
    await person.call("PATCH", url, { isRead: false });
    expect((await list(person))[0]).toMatchObject({ id: first?.["id"], isRead: false });
  });

  test("what one person has read is not read by another", async () => {
    const [one, other] = [await reader(), await reader()];
    await one.call("PATCH", "/api/resources/what-stress-is", { isRead: true });
    expect((await list(other)).filter(({ isRead }) => isRead)).toEqual([]);
    await other.call("PATCH", "/api/resources/what-stress-is", { isRead: true });
    await one.call("PATCH", "/api/resources/what-stress-is", { isRead: false });
    expect((await list(other)).find(({ id }) => id === "what-stress-is")).toMatchObject({ isRead: true });
  });
});

describe("what opens with completed activities", () => {
  test("after 4 it is locked and says what is missing, after 5 it is open", async () => {
    const person = await reader();
    await complete(person, 4);
    const shut = await person.call("GET", "/api/resources/coherent-breathing");
    expect([shut.status, shut.body.code]).toEqual([403, "resource_locked"]);
    expect(shut.body.detail).toBe("Se abre cuando hayas completado 5 actividades. Llevas 4 hasta ahora.");
    expect(shut.body.values).toEqual({ needs: 5, completed: 4 });
    for (const [method, url] of [
      ["POST", "/api/resources/coherent-breathing/view"],
      ["PATCH", "/api/resources/coherent-breathing"],
    ] as const) {
      expect((await person.call(method, url, { isRead: true })).status).toBe(403);
    }
    const before = await list(person);
    await complete(person, 1);
    const after = await list(person);
    const opened = after
      .filter(({ id }) => !before.some((one) => one["id"] === id))
      .map(({ id }) => String(id));
    expect(opened.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "breathing-and-your-body",
      "breathing-for-hard-moments",
      "coherent-breathing",
    ]);
    expect((await person.call("GET", "/api/resources/coherent-breathing")).status).toBe(200);
  });

  test("after 15 the whole library is open", async () => {
    const person = await reader();
    await complete(person, 15);
    const progress = (await person.call("GET", "/api/resources/progress")).body;
    expect(progress).toMatchObject({
      activitiesCompleted: 15,
      resourcesAvailable: (await list(person)).length,
    });
    expect((await person.call("GET", "/api/resources/evening-detachment")).status).toBe(200);
    expect(progress.resourcesAvailable).toBe(world.app.deps.library.length);
  });

  test("nothing locked is found by the search or named as the next one", async () => {
    const person = await reader();
    const all = world.app.deps.library;
    const shut = new Set(all.filter(({ unlock }) => unlock !== null).map(({ id }) => id));
    const { body } = await person.call("GET", "/api/resources/search?q=trabajo");
    expect(body.length).toBeGreaterThan(5);
    expect(body.filter(({ id }: { id: string }) => shut.has(id))).toEqual([]);
    for (const { id } of all.filter(({ unlock }) => unlock === null)) {
      const { previous, next } = (await person.call("GET", `/api/resources/${id}`)).body;
      expect([previous, next].filter((one) => one && shut.has(one.id))).toEqual([]);
    }
  });
});

describe("one resource", () => {
  test("comes with its text, its sources and its neighbours", async () => {
    const { status, body } = await (await reader()).call("GET", "/api/resources/work-stress-understanding");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: "article",
      duration: "5 min",
      script: null,
      sound: null,
      drawings: [],
    });
    expect(body.content).toMatch(/^(?!---)[\s\S]*\n## /);
    expect(body.sources.length).toBeGreaterThan(0);
    expect(body.previous.id).not.toBe(body.next.id);
  });

  test("audio comes with what is spoken", async () => {
    const { body } = await (await reader()).call("GET", "/api/resources/morning-meditation");
    expect(body.sound).not.toBeNull();
    expect(body.script.length).toBeGreaterThan(7);
    expect(body.script.some(({ pauseSeconds }: { pauseSeconds: number }) => pauseSeconds > 5)).toBe(true);
  });

  test.each([
    "nothing-of-the-kind",
    "..%2F..%2Fetc%2Fpasswd",
    "__proto__",
    "constructor",
    "01980000-0000-7000-8000-000000000000",
  ])("%s does not exist", async (id) => {
    const answered = await (await reader()).call("GET", `/api/resources/${id}`);
    expect([answered.status, answered.body.code]).toEqual([404, "not_found"]);
  });

  test("opening one is logged, once for each time, with its address", async () => {
    const person = await reader();
    await person.call("POST", "/api/resources/what-stress-is/view");
    await person.call("POST", "/api/resources/what-stress-is/view");
    const { rows } = await world.app.deps.database.pool.query(
      `select page_url, local_date::text from activity_log join users on users.id = activity_log.user_id
       where email = $1 and activity_type = 'resource_viewed'`,
      [person.email],
    );
    expect(rows).toEqual([
      { page_url: "/resources/what-stress-is", local_date: "2026-03-11" },
      { page_url: "/resources/what-stress-is", local_date: "2026-03-11" },
    ]);
  });
});

describe("the search", () => {
  test("searches the texts and ignores accents", async () => {
    const person = await reader();
    const { body } = await person.call("GET", `/api/resources/search?q=${encodeURIComponent("RESPIRACION")}`);
    expect(body.length).toBeGreaterThan(2);
    const marked = body.flatMap(
      ({ excerpt }: { excerpt: { text: string; start: number; end: number } | null }) =>
        excerpt ? [excerpt.text.slice(excerpt.start, excerpt.end)] : [],
    );
    expect(marked).toContain("respiración");
  });

  test.each([
    "/api/resources/search",
    "/api/resources/search?q=",
    `/api/resources/search?q=${"a".repeat(101)}`,
  ])("%s asks for a word", async (url) => {
    const answered = await (await reader()).call("GET", url);
    expect([answered.status, answered.body.code]).toEqual([400, "invalid_input"]);
  });
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, personAt, visit, type Visit } from "./browser.ts";

// Screens that once stood behind the "?" of the first page have addresses of their own; old links lead there.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const unknownId = "01980000-0000-7000-8000-000000000000";

describe("a page is where its address says", () => {
  test("to somebody who is signed in", async () => {
    const walk = await personAt(browser, "/");
    const found = await seenAt(walk, [
      "/journal",
      "/?journal",
      "/?journal=check-ins",
      "/journal?view=nothing-known",
      "/safety-plan",
      "/?plan",
      "/help",
      "/?help&country=MX",
      "/privacy",
      "/?privacy=",
      `/activity-session/${unknownId}`,
      "/activity-session/nonsense",
      "/resources/nothing-known",
    ]);
    expect(found).toEqual([
      "200 /journal Diario",
      "200 /journal Diario",
      "200 /journal?view=check-ins Diario",
      "200 /journal?view=nothing-known Diario",
      "200 /safety-plan Mi plan de seguridad",
      "200 /safety-plan Mi plan de seguridad",
      "200 /help Alguien te escucha",
      "200 /help?country=MX Alguien te escucha",
      "200 /privacy Tu privacidad",
      "200 /privacy Tu privacidad",
      `404 /activity-session/${unknownId} Preparando tu sesión`,
      "404 /activity-session/nonsense Preparando tu sesión",
      "404 /resources/nothing-known Recurso no encontrado",
    ]);
    await walk.close();
  });

  test("to a stranger, and what is not for them leads back to it after signing in", async () => {
    const walk = await visit(browser);
    const paths = [
      "/help",
      "/?help&country=ES",
      "/privacy",
      "/?privacy",
      "/journal",
      "/?journal",
      "/safety-plan",
    ];
    expect(await seenAt(walk, paths)).toEqual([
      "200 /help Alguien te escucha",
      "200 /help?country=ES Alguien te escucha",
      "200 /privacy Tu privacidad",
      "200 /privacy Tu privacidad",
      "404 /journal Página no encontrada",
      "404 /journal Página no encontrada",
      "404 /safety-plan Página no encontrada",
    ]);
    await walk.page.goto(`${walk.url}/journal`);
    const link = walk.page.getByRole("main").getByRole("link", { name: "Iniciar sesión" });
    expect(await link.getAttribute("href")).toContain("next=%2Fjournal");
    await walk.close();
  });
});

test("every page has a title of its own, and the one of nothing too", async () => {
  const walk = await personAt(browser, "/");
  const titles = new Set<string>();
  const paths = [
    "/",
    "/journal",
    "/help",
    "/privacy",
    "/safety-plan",
    "/nowhere",
    "/zen-garden",
    "/analytics",
  ];
  for (const path of paths) {
    await walk.page.goto(`${walk.url}${path}`);
    titles.add(await walk.page.title());
  }
  expect(titles.size).toBe(paths.length);
  await walk.close();
});

/** Each path's status, where it leads, and the heading of what the server sends. */
async function seenAt({ context, url }: Visit, paths: readonly string[]): Promise<string[]> {
  const found = [];
  for (const path of paths) {
    const answered = await context.request.get(`${url}${path}`);
    const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/.exec(await answered.text()) ?? [];
    found.push(`${answered.status()} ${answered.url().slice(url.length)} ${heading.replace(/<[^>]*>/g, "")}`);
  }
  return found;
}

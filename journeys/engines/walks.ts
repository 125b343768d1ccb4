import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { faultyProxy, type FaultyProxy } from "../faulty-proxy.ts";
import { seedDemo } from "../demo.ts";
import { startServer, type RunningServer } from "../server.ts";
import type { Engine } from "./engine.ts";
import { expectEveryScreen, type Look } from "./every-screen.ts";
import {
  answerAll,
  breathe,
  checkIn,
  chooseLanguage,
  followSession,
  sayDanger,
  signUp,
  waterPlant,
} from "./steps.ts";
import { walkerIn, type Walker } from "./walker.ts";

/** The main journeys, in an engine besides Chromium; skipped where it is not installed, and the title says what to install. */
export function walksIn(engine: Engine): void {
  const missing = engine.missing();
  const title = missing ? `${engine.name}, which is not installed (${missing})` : engine.name;
  describe.skipIf(missing)(`${title}`, () => {
    walks(engine);
  });
}

function walks(engine: Engine): void {
  let server: RunningServer;
  let proxy: FaultyProxy;
  let walker: Walker;

  beforeAll(async () => {
    server = await startServer();
    await seedDemo(server.dataDir);
  });

  beforeEach(async () => {
    proxy = await faultyProxy(server.url);
    walker = await walkerIn(engine, proxy.url);
  });

  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await walker.picture(`failed ${task.name}`);
    await walker.window.close();
    await proxy.stop();
  });

  afterAll(() => server.stop());

  test("from the language to a completed session, breathing, the garden, the journal, a silent network, danger and the sign-out", async () => {
    const { window } = walker;
    await chooseLanguage(walker);
    await signUp(walker);
    await answerAll(walker);
    await followSession(walker);
    await breathe(walker);
    await waterPlant(walker);

    await walker.open("/journal");
    await checkIn(walker, "Un día cuesta arriba.");
    await walker.open("/journal");
    await walker.see({ text: "Un día cuesta arriba." });
    await walker.picture("journal with an entry");

    await walker.untilPrepared();
    await walker.open("/activities");
    walker.expectQuiet();
    proxy.behave("as if nobody were there");
    await walker.open("/activities");
    await walker.see({ role: "heading", name: "Actividades" });
    await walker.see({ text: "Sin conexión con el servidor · guardado a las" });
    await walker.picture("activities offline");
    await walker.open("/journal");
    await walker.see({ text: "Un día cuesta arriba." });
    await checkIn(walker, "Sin red.");
    await walker.see({ text: "Pendiente en este dispositivo" });
    await walker.picture("check-in offline");
    proxy.behave("well");
    await window.run(() => void dispatchEvent(new Event("online")));
    await walker.seeGone({ text: "Pendiente en este dispositivo" });
    await expect.poll(() => walker.call("GET", "/api/check-ins")).toHaveLength(2);

    await walker.open("/");
    await sayDanger(walker);

    await walker.open("/settings");
    await walker.press({ role: "link", name: "Cerrar sesión" });
    await walker.arriveAt("/");
    await walker.see({ role: "link", name: "Crea tu cuenta" });
    expect(await window.run(keptNames)).toEqual([]);
    await walker.picture("signed out");
    walker.expectQuiet();
  });

  test.each<Look>([
    { language: "es", theme: "light", size: "phone" },
    { language: "en", theme: "dark", size: "desktop" },
  ])("every screen opens, fits and complains about nothing: $language, $theme, $size", async (look) => {
    await expectEveryScreen(walker, look);
  });

  test("what goes wrong in a page is heard", async () => {
    await walker.open("/?login");
    await walker.window.run(() => {
      console.error("said");
      setTimeout(() => {
        throw new Error("thrown");
      });
      void Promise.reject(new Error("refused"));
    });
    for (const complaint of ["said", "thrown", "refused"])
      await expect.poll(() => walker.window.complaints.join("\n")).toContain(complaint);
    expect(() => walker.expectQuiet()).toThrow("said");
  });
}

/** What a signed-out device keeps of somebody. */
async function keptNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => !name.startsWith("remanso-files-"));
}

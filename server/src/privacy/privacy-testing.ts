import { randomBytes } from "node:crypto";
import { finishGame } from "../breathing/breathing-testing.ts";
import { importedRow } from "../imports/imports-testing.ts";
import type { TestClock, TestPerson } from "../testing.ts";

const hardHours = {
  signs: "No duermo",
  coping: "",
  places: "",
  people: [],
  professionals: [],
  surroundings: "",
  reasons: "",
};

/** A little of everything that a person can have. */
export async function live(person: TestPerson, clock: TestClock): Promise<void> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, n]),
    ),
  );
  await person.call("POST", "/api/stress-assessment", { responses });
  const { body: plan } = await person.call("GET", "/api/plans/active");
  const own = {
    planId: plan.id,
    activityName: "=SUM(1;2) ñandú",
    duration: 10,
    notes: 'con "comillas", y coma\n🌱',
  };
  await person.call("POST", "/api/activities", own);
  const { body: list } = await person.call("GET", "/api/activities");
  await person.call("PATCH", `/api/activities/${list[1].id}/complete`, { notes: "Escrito en la sesión 🌊" });
  await person.call("POST", `/api/activities/${list[1].id}/rating`, { feeling: "better" });
  for (let day = 0; day < 8; day += 1) {
    await person.call("POST", "/api/check-ins", {
      mood: 4,
      stress: 3.5,
      note: day === 0 ? "Una nota" : null,
    });
    clock.advance(1000);
  }
  await finishGame(person);
  const { body: plants } = await person.call("GET", "/api/zen-garden/plants");
  await person.call("POST", `/api/zen-garden/plants/${plants[0].id}/water`);
  await person.call("PATCH", `/api/zen-garden/plants/${plants[0].id}/move`, { position: { x: 20, y: 70 } });
  await person.call("PATCH", "/api/resources/what-stress-is", { isRead: true });
  await person.call("POST", "/api/user/page-views", { pageUrl: "/analytics" });
  await writeAndTry(person);
  await person.call("PUT", "/api/safety-plan", { plan: hardHours, basedOn: 0 });
  await person.call("POST", "/api/rest-days", { from: "2026-03-12", to: "2026-03-14" });
}

async function writeAndTry(person: TestPerson): Promise<void> {
  await person.call("POST", "/api/journal", { text: "Una página entera." });
  await person.call("POST", "/api/imports", {
    source: "daylio",
    rows: [
      importedRow("Traído de fuera", { tags: ["familia"] }),
      importedRow("", { kind: "mood", mood: 4, text: null }),
    ],
  });
  await person.call("POST", "/api/experiments", {
    subject: { text: "Caminar antes de cenar" },
    outcome: "stress",
    askHour: 20,
  });
  await person.call("POST", "/api/professional-page/links", {
    address: randomBytes(16).toString("base64url"),
    proof: randomBytes(32).toString("base64url"),
    sealed: "c2VhbGVk",
    days: 7,
    openings: 20,
  });
}

/** Everything of a person, as they download it. */
export const download = async (person: TestPerson) => (await person.call("GET", "/api/export")).body;

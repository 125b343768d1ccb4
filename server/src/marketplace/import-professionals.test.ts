import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand, type CommandRun } from "../command-testing.ts";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import { startTestApp, type TestApp } from "../testing.ts";
import { Seeker } from "./marketplace-testing.ts";
import { readProfessionalFile } from "./professional-file.ts";

const command = join(import.meta.dirname, "import-professionals.ts");
const yearMs = 366 * 24 * 60 * 60_000;
const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
const longAgo = "2020-02-29";

const laura = {
  id: "laura-perez",
  name: "Laura Pérez",
  title: { es: "Psicóloga general sanitaria", en: "Health psychologist" },
  specialties: ["anxiety", "burnout"],
  languages: ["es", "pt"],
  experience: 11,
  location: "Sevilla",
  timeZone: "Europe/Madrid",
  availability: ["monday", "tuesday", "wednesday", "thursday", "friday"],
  hourlyRate: 70,
  bio: "Trabajo despacio y con cuidado.",
  credentials: [{ es: "Máster", en: "Master’s degree" }],
  sessionTypes: ["video"],
  contact: "laura@consulta.example",
  consentedOn: longAgo,
  confirmedOn: yesterday,
  licence: { number: "AO-01234", register: "Colegio Oficial de la Psicología", checkedOn: yesterday },
};

/** How many letters about sessions were tried and wait; one about a cancelled session outlives the account. */
async function triedLetters(kind: "booked" | "cancelled"): Promise<number> {
  const { rowCount } = await server.app.deps.database.pool.query(
    "select 1 from letters where claimed_until is null and tries > 0 and (user_id is null) = $1",
    [kind === "cancelled"],
  );
  return rowCount ?? 0;
}

let mailbox: Mailbox;
let server: TestApp;
let folder: string;
beforeAll(async () => {
  mailbox = await openMailbox();
  folder = await mkdtemp(join(tmpdir(), "remanso-professionals-"));
  server = await startTestApp({ SMTP_URL: mailbox.smtpUrl, BASE_URL: "http://remanso.example" });
  // the command goes by the real clock
  server.clock.set(new Date().toISOString());
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
  await rm(folder, { recursive: true, force: true });
});

function run(...args: string[]): Promise<CommandRun> {
  return runCommand([command, ...args], { DATABASE_URL: server.databaseUrl });
}

async function importing(content: unknown) {
  const file = join(folder, "professionals.json");
  await writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
  return run("import", file);
}

// each case starts the command several times, as a process of its own
describe("npm run professionals", () => {
  it("says how it is used, and what cannot be read", async () => {
    for (const args of [[], ["import"], ["nonsense"]]) {
      const { code, err } = await run(...args);
      expect([code, err.split("\n")[0]]).toEqual([
        1,
        "npm run professionals -- import FILE   puts the professionals of a JSON file in the place of all before",
      ]);
    }
    expect(await run("import", "/nowhere.json")).toMatchObject({
      code: 1,
      err: "/nowhere.json cannot be read.\n",
    });
    expect((await run("list")).out).toBe("Nobody has been imported: the four samples are shown.\n");
    expect((await run("bookings")).out).toBe("No sessions are to come.\n");
  });

  it("names the entry and field of each mistake, and then changes nothing", async () => {
    const { licence: _, ...unlicensed } = laura;
    const answered = await importing([
      laura,
      { ...laura, timeZone: "Europe/Sevilla", licence: { ...laura.licence, checkedOn: "2999-01-01" } },
      { ...unlicensed, id: "ana", specialties: ["sadness"], phone: "1" },
    ]);
    expect(answered).toMatchObject({ code: 1, out: "" });
    expect(answered.err.trim().split("\n")).toEqual([
      "Entry 2 (laura-perez), timeZone: must be a time zone such as Europe/Madrid",
      "Entry 2 (laura-perez), licence.checkedOn: must not be in the future",
      "Entry 3 (ana), specialties.0: must be one of anxiety, depression, work_stress, family_therapy, burnout",
      "Entry 3 (ana), licence: is missing",
      "Entry 3 (ana): has a field that is not known: phone",
      "",
      "Nothing was changed.",
    ]);
    expect((await importing([laura, laura])).err).toContain(
      "Entry 2 (laura-perez), id: is the id of an earlier entry",
    );
    expect((await importing("{")).err).toContain("The file is not valid JSON.");
    expect((await importing([{ ...laura, id: "alma-muestra" }])).err).toContain("id: is the id of a sample");
    expect((await importing({})).err).toContain("The file must be a list of professionals");
    const ana = await Seeker.arrive(server);
    expect((await ana.professionals()).every(({ isSample }) => isSample)).toBe(true);
  });

  it("replaces the samples with the imported ones, with license, register and the day of the check", async () => {
    const ana = await Seeker.arrive(server);
    const sample = await ana.book("bruno-ejemplo", await ana.firstSlot("bruno-ejemplo"));
    const answered = await importing([laura, { ...laura, id: "old", confirmedOn: undefined }]);
    expect(answered.out.split("\n")).toEqual([
      "2 listed. The samples are no longer shown.",
      "Hidden: old, last confirmed on 2020-02-29.",
      "SMTP_URL is not set: nobody is told of bookings by mail. Pass on what “bookings” shows.",
      "",
    ]);
    expect(await ana.professionals()).toMatchObject([
      {
        id: "laura-perez",
        name: "Laura Pérez",
        title: "Psicóloga general sanitaria",
        isSample: false,
        rating: null,
        reviewCount: null,
        licence: laura.licence,
      },
    ]);
    expect(JSON.stringify(await ana.professionals())).not.toContain(laura.contact);
    expect((await ana.call("GET", "/api/professionals/old")).status).toBe(404);
    expect((await ana.call("GET", "/api/professionals/alma-muestra/slots")).status).toBe(404);
    // what was booked with a sample still says that it is one
    expect(await ana.bookings()).toEqual([sample.body]);
    const { out } = await run("list");
    expect(out.split("\n")).toEqual([
      `laura-perez · Laura Pérez · Colegio Oficial de la Psicología AO-01234, checked on ${yesterday} · confirmed on ${yesterday} · shown`,
      `old · Laura Pérez · Colegio Oficial de la Psicología AO-01234, checked on ${yesterday} · confirmed on 2020-02-29 · hidden, a year without confirmation`,
      "",
    ]);
  });

  it("a listing is hidden a year after it was confirmed, and can then no longer be booked", async () => {
    const now = server.clock.now();
    server.clock.advance(yearMs);
    const ana = await Seeker.arrive(server);
    expect(await ana.professionals()).toEqual([]);
    expect((await ana.book("laura-perez", new Date(now.getTime() + yearMs).toISOString())).status).toBe(404);
    server.clock.set(now.toISOString());
    expect(await ana.professionals()).toHaveLength(1);
  });

  it("a booking reaches the professional by mail and the operator by the command; a cancellation too", async () => {
    const ana = await Seeker.arrive(server);
    const startsAt = await ana.firstSlot("laura-perez");
    const { body } = await ana.book("laura-perez", startsAt);
    expect(body).toMatchObject({ professionalName: "Laura Pérez", isSample: false });
    const booked = await mailbox.letterTo(laura.contact);
    expect(booked.subject).toBe("Una sesión reservada contigo");
    expect(booked.text).toContain(`Ana Prueba · ${ana.email}`);
    expect(booked.text).toContain("Video llamada");
    const { out } = await run("bookings");
    expect(out).toContain("Laura Pérez · ");
    expect(out).toContain(`(Europe/Madrid) · Video call · Ana Prueba, ${ana.email}`);
    expect(out).not.toContain("Bruno");
    expect((await importing([{ ...laura, id: "another" }])).out).toContain(
      "Sessions to come with somebody who is no longer listed: 1. They stand; see “bookings”.",
    );
    await importing([laura]);
    expect((await ana.cancel(body.id)).status).toBe(200);
    expect((await mailbox.letterTo(laura.contact)).subject).toBe("Se ha cancelado una sesión contigo");
    const toLaura = mailbox.letters.filter(({ recipients }) => recipients.includes(laura.contact));
    expect(toLaura).toHaveLength(2);
  });

  it("deleting an account cancels its sessions", async () => {
    const ana = await Seeker.arrive(server);
    await ana.book("laura-perez", await ana.firstSlot("laura-perez"));
    expect((await mailbox.letterTo(laura.contact)).subject).toBe("Una sesión reservada contigo");
    expect((await ana.call("DELETE", "/api/account")).status).toBe(200);
    const told = await mailbox.letterTo(laura.contact);
    expect(told.subject).toBe("Se ha cancelado una sesión contigo");
    expect(told.text).toContain(`Ana Prueba · ${ana.email}`);
  });

  it("nobody is told of a booking that was cancelled while the mail server was away, and everybody of an account that is gone", async () => {
    const ana = await Seeker.arrive(server);
    await mailbox.letterTo(ana.email);
    await mailbox.close();
    const first = await ana.book("laura-perez", await ana.firstSlot("laura-perez"));
    await expect.poll(() => triedLetters("booked")).toBe(1);
    expect((await ana.cancel(first.body.id)).status).toBe(200);
    expect(await triedLetters("booked")).toBe(0);
    expect(await triedLetters("cancelled")).toBe(0);
    mailbox = await openMailbox({ port: mailbox.port });
    await ana.book("laura-perez", await ana.firstSlot("laura-perez"));
    expect((await mailbox.letterTo(laura.contact)).subject).toBe("Una sesión reservada contigo");
    await mailbox.close();
    expect((await ana.call("DELETE", "/api/account")).status).toBe(200);
    await expect.poll(() => triedLetters("cancelled")).toBe(1);
    mailbox = await openMailbox({ port: mailbox.port });
    server.clock.advance(30_000);
    await server.app.mail.round();
    const [told, ...more] = mailbox.letters;
    expect(more).toEqual([]);
    expect(told?.mail.subject).toBe("Se ha cancelado una sesión contigo");
    expect(told?.mail.text).toContain(`Ana Prueba · ${ana.email}`);
  });

  it("accepts the example of docs/professionals.md", async () => {
    const page = await readFile(join(import.meta.dirname, "../../../docs/professionals.md"), "utf8");
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? "";
    expect(readProfessionalFile(example, "2026-11-21")).toMatchObject({
      listings: [{ listing: { id: "laura-perez", isSample: false }, confirmedOn: "2026-10-02" }],
    });
  });

  it("with an empty list brings the samples back", async () => {
    expect((await importing("\uFEFF[]")).out).toBe("Nobody is listed now: the samples are shown again.\n");
    const ana = await Seeker.arrive(server);
    expect(await ana.professionals()).toHaveLength(4);
  });
});

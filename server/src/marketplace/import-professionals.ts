import { readFile } from "node:fs/promises";
import { defaultLanguage } from "@remanso/core/language.ts";
import { isConfirmed } from "@remanso/core/marketplace/listing.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { readConfig, type Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { StartRefused } from "../db/embedded.ts";
import { openForOperator } from "../operator-database.ts";
import { readProfessionalFile } from "./professional-file.ts";
import {
  countUpcomingBeyond,
  listImported,
  listUpcomingOfAll,
  replaceImported,
  type KeptListing,
} from "./store.ts";
import { WrongConfig } from "../setting.ts";

/** What the operator has to do differently. */
class WrongUse extends Error {}

const usage = `npm run professionals -- import FILE   puts the professionals of a JSON file in the place of all before
npm run professionals -- list          shows who is listed, and until when
npm run professionals -- bookings      shows the sessions that are to come with them

The file's format: docs/professionals.md`;

interface Call {
  readonly db: Db;
  readonly config: Config;
  readonly now: Date;
}

/** `npm run professionals -- import FILE | list | bookings`, beside a running server and without one. */
async function main([command, file]: readonly string[]): Promise<void> {
  const read = command === "import" ? await readListings(file) : null;
  const config = readConfig(process.env);
  const work = read ? importing(read) : worksOf[command ?? ""];
  if (!work) throw new WrongUse(usage);
  const { database, close } = await openForOperator(config);
  try {
    for (const line of await work({ db: database.db, config, now: new Date() })) console.log(line);
  } finally {
    await close();
  }
}

type Work = (call: Call) => Promise<readonly string[]>;

const worksOf: Readonly<Record<string, Work>> = { list, bookings };

async function readListings(file: string | undefined): Promise<readonly KeptListing[]> {
  if (file === undefined) throw new WrongUse(usage);
  const text = await readFile(file, "utf8").catch(() => {
    throw new WrongUse(`${file} cannot be read.`);
  });
  const read = readProfessionalFile(text, localDateOf(new Date(), "UTC"));
  if ("listings" in read) return read.listings;
  throw new WrongUse([...read.problems, "", "Nothing was changed."].join("\n"));
}

/** The file replaces the list: somebody who is no longer in it is no longer listed. */
function importing(listings: readonly KeptListing[]): Work {
  return async ({ db, config, now }) => {
    await db.transaction((within) => replaceImported(within, listings, now));
    const ids = listings.map(({ listing }) => listing.id);
    const left = await countUpcomingBeyond(db, ids, now);
    const hasContact = config.smtpUrl !== null;
    return [
      listings.length === 0
        ? "Nobody is listed now: the samples are shown again."
        : `${listings.length} listed. The samples are no longer shown.`,
      ...hiddenLines(listings, now),
      ...(left > 0
        ? [`Sessions to come with somebody who is no longer listed: ${left}. They stand; see “bookings”.`]
        : []),
      ...(listings.length > 0 && !hasContact
        ? ["SMTP_URL is not set: nobody is told of bookings by mail. Pass on what “bookings” shows."]
        : []),
    ];
  };
}

function hiddenLines(listings: readonly KeptListing[], now: Date): string[] {
  const today = localDateOf(now, "UTC");
  return listings
    .filter(({ confirmedOn }) => !isConfirmed(confirmedOn, today))
    .map(({ listing, confirmedOn }) => `Hidden: ${listing.id}, last confirmed on ${confirmedOn}.`);
}

async function list({ db, now }: Call): Promise<readonly string[]> {
  const kept = await listImported(db);
  if (kept.length === 0) return ["Nobody has been imported: the four samples are shown."];
  const today = localDateOf(now, "UTC");
  return kept.map(({ listing, confirmedOn }) => {
    const state = isConfirmed(confirmedOn, today) ? "shown" : "hidden, a year without confirmation";
    const licence = listing.licence
      ? `${listing.licence.register} ${listing.licence.number}, checked on ${listing.licence.checkedOn}`
      : "";
    return [listing.id, listing.name[defaultLanguage], licence, `confirmed on ${confirmedOn}`, state].join(
      " · ",
    );
  });
}

async function bookings({ db, now }: Call): Promise<readonly string[]> {
  const sessions = await listUpcomingOfAll(db, now);
  if (sessions.length === 0) return ["No sessions are to come."];
  return sessions.map(({ professional, startsAt, sessionType, fullName, email }) => {
    const time = new Intl.DateTimeFormat("en-GB", {
      dateStyle: "full",
      timeStyle: "short",
      timeZone: professional.timeZone,
    }).format(startsAt);
    const person = [fullName, email].filter((part) => part !== null).join(", ");
    return `${professional.name[defaultLanguage]} · ${time} (${professional.timeZone}) · ${sessionTypeNames[sessionType][defaultLanguage]} · ${person}`;
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isPlain = error instanceof WrongUse || error instanceof WrongConfig || error instanceof StartRefused;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});

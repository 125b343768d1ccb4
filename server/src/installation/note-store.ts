import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { installation } from "./tables.ts";

/** `secret_mark`: tells whether a secret is the one that texts here are sealed with. `tables`: those of the program that migrated last. */
type Note = "secret_mark" | "tables";

/** What is noted; null where nothing is, also in a database from before there were notes. */
export async function findNote(db: Db, name: Note): Promise<string | null> {
  if (!(await hasTable(db, "installation"))) return null;
  const [found] = await db.select().from(installation).where(eq(installation.name, name));
  return found?.value ?? null;
}

/** Notes it unless something is noted already. */
export async function noteOnce(db: Db, name: Note, value: string): Promise<void> {
  await db.insert(installation).values({ name, value }).onConflictDoNothing();
}

/** Notes it in the place of what was noted. */
export async function noteAnew(db: Db, name: Note, value: string): Promise<void> {
  await db
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } });
}

export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass(${`public.${name}`}) is not null as found`);
  return rows[0]?.["found"] === true;
}

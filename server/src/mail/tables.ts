import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../account/tables.ts";
import { bytea, instant } from "../db/columns.ts";

/** Letters that wait for the mail server. A row is deleted when its letter is sent. */
export const letters = pgTable(
  "letters",
  {
    id: uuid("id").primaryKey(),
    // null where the letter is not the person's own, or outlives the account
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    // a keyed hash of what the letter is about: a later one replaces the one that waits
    topic: bytea("topic"),
    // what the letter is made from; null once it was given up
    sealed: bytea("sealed"),
    // its one-time link was made
    hasLink: boolean("has_link").notNull().default(false),
    tries: integer("tries").notNull().default(0),
    // an earlier try ended without the mail server's word
    isInDoubt: boolean("is_in_doubt").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    nextAt: instant("next_at").notNull(),
    // too late to be of use
    endsAt: instant("ends_at").notNull(),
    // the try that holds it: of two servers that each believe that it is theirs, one is right
    claim: uuid("claim"),
    // a server that sends it holds it until then
    claimedUntil: instant("claimed_until"),
    givenUpAt: instant("given_up_at"),
  },
  (table) => [
    unique("letters_topic").on(table.topic),
    index("letters_due")
      .on(table.nextAt)
      .where(sql`sealed is not null`),
    index("letters_person").on(table.userId),
  ],
);

import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { defaultLanguage, type Language } from "@remanso/core/language.ts";
import { bytea, instant } from "../db/columns.ts";

export const users = pgTable("users", {
  id: uuid("id").primaryKey(),
  email: text("email"),
  // normalised, so that spellings of one address are equal: trimmed, NFKC, lower case
  emailKey: text("email_key").unique(),
  emailVerifiedAt: instant("email_verified_at"),
  passwordHash: text("password_hash"),
  fullName: text("full_name"),
  firstName: text("first_name"),
  lastName: text("last_name"),
  imageUrl: text("image_url"),
  language: text("language").$type<Language>().notNull().default(defaultLanguage),
  theme: text("theme").$type<"light" | "dark" | "system">().notNull().default("light"),
  timeZone: text("time_zone").notNull().default("UTC"),
  country: text("country"),
  // since when a passkey is asked for after the password; null: it is not
  secondFactorAt: instant("second_factor_at"),
  // for how many days visits and page views are kept; null: as long as the account. decisions §10
  usageDays: integer("usage_days").default(365),
  // until when recommendations, gamification, prompts and reminders rest. safety.md: nothing says why
  restsUntil: instant("rests_until"),
  // from when experiments are offered again. safety.md: nothing says why
  experimentsFrom: instant("experiments_from"),
  // since when the operator lets nobody sign in; null: the usual case
  lockedAt: instant("locked_at"),
  // the content key that new texts are closed with (0: none), and whether all texts are so by now
  contentKeyVersion: integer("content_key_version").notNull().default(0),
  contentKeySettled: boolean("content_key_settled").notNull().default(true),
  consentVersion: text("consent_version").notNull(),
  consentedAt: instant("consented_at").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** A provider's name for a person. */
export const identities = pgTable(
  "identities",
  {
    provider: text("provider").notNull(),
    subject: text("subject").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_person").on(table.userId),
  ],
);

/** Signed-in browsers. Only the SHA-256 of the cookie's token is kept. */
export const sessions = pgTable(
  "sessions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    tokenHash: bytea("token_hash").notNull(),
    // the token before the last proof: calls on their way may still carry it
    previousTokenHash: bytea("previous_token_hash"),
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
    // when its owner last showed, after signing in, that it is still them
    provedAt: instant("proved_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("sessions_token").on(table.tokenHash),
    unique("sessions_previous_token").on(table.previousTokenHash),
  ],
);

/** Passkeys: the public half of each, and what its owner calls it. */
export const passkeys = pgTable(
  "passkeys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    // the credential's id, chosen by the authenticator
    credentialId: bytea("credential_id").notNull(),
    publicKey: bytea("public_key").notNull(),
    // unsigned 32 bits; always 0 if the authenticator does not count
    signCount: bigint("sign_count", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("passkeys_credential").on(table.credentialId),
  ],
);

/** Ten codes that each stand in once for a lost passkey. Only keyed hashes are kept. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: bytea("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links that work once: "reset" and "verify" were sent to the address, "operator_reset" was handed over by the operator. */
export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    kind: text("kind").$type<"reset" | "operator_reset" | "verify">().notNull(),
    tokenHash: bytea("token_hash").notNull(),
    // the address it was sent to: a link for an older address proves nothing
    emailKey: text("email_key").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("one_time_links_token").on(table.tokenHash),
  ],
);

/**
 * Counts of attempts, by a key that says what and, as a keyed hash, who ("sign-in:account:…", "sign-up:network:…"): neither
 * an address that somebody typed nor where they were is kept. `window_start` is the last attempt where delays grow.
 */
export const attempts = pgTable("attempts", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowStart: instant("window_start").notNull(),
  blockedUntil: instant("blocked_until"),
});

/**
 * One flow with a provider, or one challenge to a passkey, on its way: kept so that a restart or another process can finish it. Spent
 * once.
 */
export const loginFlows = pgTable("login_flows", {
  stateHash: bytea("state_hash").primaryKey(),
  sealed: bytea("sealed").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

import type { FastifyRequest } from "fastify";
import { consentVersion } from "@remanso/core/account/consent.ts";
import type { Db } from "../db/db.ts";
import { holdIdentity, linkIdentity, findIdentity, type Identity } from "./identity-store.ts";
import { claimByMailbox } from "./mailbox-proof.ts";
import { tellOwner } from "./notices.ts";
import type { Profile } from "./provider-profile.ts";
import { SignInFailed } from "./sign-in-failed.ts";
import { findUser, findAccountByEmail, insertUser, type NewUser, type UserRow } from "./store.ts";

interface Arrival {
  readonly identity: Identity;
  readonly profile: Profile;
  /** The initial preferences of a new account. */
  readonly preferences: Pick<NewUser, "language" | "theme" | "timeZone">;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/**
 * The account of somebody whom a provider vouches for: the one that the identity belongs to, else the one of the verified
 * address, else a new one. Refuses `email_unverified`: an address that the provider has not verified neither opens an
 * account nor makes a second one. On an account whose address nobody had proved, this proof ends the rest. decisions §1
 */
export async function personOfIdentity(db: Db, arrival: Arrival): Promise<UserRow> {
  const { identity, profile, request, now } = arrival;
  await holdIdentity(db, identity);
  const owner = await findIdentity(db, identity);
  const arrived = owner && (await findUser(db, owner));
  if (arrived) return arrived;
  if (profile.email !== null && !profile.emailVerified) throw new SignInFailed("email_unverified");
  const known = await ownerOfAddress(db, profile.email, now);
  const user = known ?? (await newPerson(db, arrival));
  await linkIdentity(db, user.id, { ...identity, now });
  if (known) await tellOwner(db, known, { kind: "new_provider", request, now });
  return user;
}

async function ownerOfAddress(db: Db, email: string | null, now: Date): Promise<UserRow | null> {
  const user = email === null ? null : await findAccountByEmail(db, email);
  if (!user || user.emailVerifiedAt !== null) return user;
  return (await claimByMailbox(db, user.id, now)) ?? findUser(db, user.id);
}

async function newPerson(db: Db, { profile, preferences, now }: Arrival): Promise<UserRow> {
  const { email, names } = profile;
  const account = {
    ...names,
    ...preferences,
    email,
    emailVerified: email !== null,
    passwordHash: null,
    consentVersion,
  };
  const made = await insertUser(db, account, now);
  // the address was taken in the meantime: the usual rules then decide
  const user = made ?? (await ownerOfAddress(db, email, now));
  if (!user) throw new Error("An account could be neither created nor found.");
  return user;
}

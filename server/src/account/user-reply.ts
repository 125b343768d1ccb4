import type { User } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { UserRow } from "./store.ts";

/** The account as its owner sees it. decisions §1: GET /api/auth/user */
export function userReply(user: UserRow): User {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    firstName: user.firstName,
    lastName: user.lastName,
    fullName: user.fullName,
    imageUrl: user.imageUrl,
    language: user.language,
    theme: user.theme,
    timeZone: user.timeZone,
    country: user.country,
    hasPassword: user.passwordHash !== null,
    restsUntil: user.restsUntil?.toISOString() ?? null,
    contentKeyVersion: user.contentKeyVersion,
    createdAt: user.createdAt.toISOString(),
  };
}

/** The account; refuses as signed out if it was deleted a moment ago. */
export function stillThere(user: UserRow | null): UserRow {
  if (!user) throw new Refusal("not_signed_in");
  return user;
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { newToken } from "../secret.ts";
import { readDeviceCookie, writeDeviceCookie } from "./cookies.ts";
import { deviceDays } from "./session-days.ts";
import type { UserRow } from "./store.ts";

// a shared tablet: the accounts that were used here last
const mostAccounts = 5;
const separator = "~";
const dayMs = 86_400_000;

type Owner = Pick<UserRow, "id" | "passwordHash">;

/**
 * The mark that this browser was given when it last signed in to the account, or null if it has not within a year, or not since the
 * password changed. OWASP's device cookie: guesses with a mark are counted by the mark, so that strangers do not lock the owner out.
 */
export function markOf(request: FastifyRequest, user: Owner): string | null {
  return marksIn(request).find((mark) => isMarkOf(request, user, mark)) ?? null;
}

/** Gives the browser a new mark of the account in place of its old one; call it after the sign-in succeeded. */
export function markDevice(reply: FastifyReply, user: Owner): void {
  const { request } = reply;
  const others = marksIn(request).filter((mark) => !isMarkOf(request, user, mark));
  writeDeviceCookie(reply, [newMark(request, user), ...others].slice(0, mostAccounts).join(separator));
}

/** Takes the account's mark from the browser. */
export function unmarkDevice(reply: FastifyReply, user: Owner): void {
  const { request } = reply;
  const others = marksIn(request).filter((mark) => !isMarkOf(request, user, mark));
  writeDeviceCookie(reply, others.join(separator));
}

function marksIn(request: FastifyRequest): string[] {
  return (readDeviceCookie(request) ?? "").split(separator).filter(Boolean).slice(0, mostAccounts);
}

function newMark(request: FastifyRequest, user: Owner): string {
  const issued = request.server.deps.now().getTime().toString(36);
  const token = `${issued}.${newToken()}`;
  return `${token}.${signatureOf(request, user, token)}`;
}

function isMarkOf(request: FastifyRequest, user: Owner, mark: string): boolean {
  const end = mark.lastIndexOf(".");
  const token = mark.slice(0, end);
  const expected = Buffer.from(signatureOf(request, user, token));
  const signed = Buffer.from(mark.slice(end + 1));
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected)) return false;
  const issuedMs = Number.parseInt(token, 36);
  return request.server.deps.now().getTime() - issuedMs < deviceDays * dayMs;
}

/** The password's hash is part of it: whoever knew an old password starts as a stranger. */
function signatureOf({ server }: FastifyRequest, { id, passwordHash }: Owner, token: string): string {
  const signed = [id, passwordHash ?? "", token].join("\n");
  return createHmac("sha256", server.deps.secret.keyFor("known-device")).update(signed).digest("base64url");
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { Theme } from "@remanso/core/account/contract.ts";
import { isTimeZone } from "@remanso/core/account/shapes.ts";
import { deviceDays, sessionDays } from "./session-days.ts";
import type { UserRow } from "./store.ts";

type Server = FastifyRequest["server"];

const daySeconds = 86_400;
// how long a flow with a provider may take
export const flowMinutes = 10;

// decisions §1: HttpOnly, SameSite=Lax, Secure and the __Host- prefix behind https
function isSecure(server: Server): boolean {
  return server.deps.config.baseUrl.startsWith("https:");
}

function cookieName(server: Server, name: "session" | "login-flow" | "known-device" | Preference): string {
  return isSecure(server) ? `__Host-${name}` : name;
}

function closed(server: Server) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(server) } as const;
}

/** The session token that the browser sent, or null. */
export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server, "session")] || null;
}

export function writeSessionCookie(reply: FastifyReply, token: string): void {
  const { server } = reply;
  reply.setCookie(cookieName(server, "session"), token, {
    ...closed(server),
    maxAge: sessionDays * daySeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply.server, "session"), closed(reply.server));
}

/** The cookie that ties a flow with a provider to the browser that started it, or null. */
export function readFlowCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server, "login-flow")] || null;
}

export function writeFlowCookie(reply: FastifyReply, token: string): void {
  const { server } = reply;
  reply.setCookie(cookieName(server, "login-flow"), token, { ...closed(server), maxAge: flowMinutes * 60 });
}

export function clearFlowCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply.server, "login-flow"), closed(reply.server));
}

/** The marks of accounts that have signed in with this browser (known-device.ts), or null. */
export function readDeviceCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server, "known-device")] || null;
}

/** Keeps these marks in the browser, or clears the cookie if there are none. */
export function writeDeviceCookie(reply: FastifyReply, marks: string): void {
  const { server } = reply;
  const name = cookieName(server, "known-device");
  if (marks === "") reply.clearCookie(name, closed(server));
  else reply.setCookie(name, marks, { ...closed(server), maxAge: deviceDays * daySeconds });
}

type Preference = "language" | "theme" | "motion" | "timeZone" | "lock" | "discreet";

/** What the visitor's browser keeps of a preference, if anything. */
export function readPreferenceCookie(request: FastifyRequest, name: Preference): string | undefined {
  return request.cookies[cookieName(request.server, name)];
}

/** Mirrors the account's preferences in cookies that the page's script can read, so that the first paint is right. */
export function writePreferenceCookies(
  reply: FastifyReply,
  preferences: Pick<UserRow, "language" | "theme" | "timeZone">,
): void {
  const { language, theme, timeZone } = preferences;
  const values = [
    ["language", language],
    ["theme", theme],
    ["timeZone", timeZone],
  ] as const;
  for (const [name, value] of values) {
    reply.setCookie(cookieName(reply.server, name), value, {
      path: "/",
      sameSite: "lax",
      secure: isSecure(reply.server),
      maxAge: 365 * daySeconds,
    });
  }
}

/** The theme that a visitor chose before signing up; light when none. */
export function chosenTheme(request: FastifyRequest): Theme {
  const chosen = Theme.safeParse(readPreferenceCookie(request, "theme"));
  return chosen.success ? chosen.data : "light";
}

/** The time zone that the page stored in the visitor's browser; UTC if there is none or it is unknown. */
export function chosenTimeZone(request: FastifyRequest): string {
  const chosen = readPreferenceCookie(request, "timeZone");
  return chosen && chosen.length <= 64 && isTimeZone(chosen) ? chosen : "UTC";
}

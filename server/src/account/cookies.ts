import type { FastifyReply, FastifyRequest } from "fastify";
import { isTimeZone, Theme } from "@remanso/core/account/contract.ts";
import { sessionDays } from "./session-days.ts";
import type { UserRow } from "./store.ts";

type Server = FastifyRequest["server"];

const daySeconds = 86_400;
// a flow with a provider has to come back in this time
export const flowMinutes = 10;

// decisions §1: HttpOnly, SameSite=Lax, Secure and the __Host- prefix behind https
function isSecure(server: Server): boolean {
  return server.deps.config.baseUrl.startsWith("https:");
}

function cookieName(server: Server, name: "session" | "login-flow"): string {
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

/** What binds a flow with a provider to the browser that began it, or null. */
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

/** Mirrors the account in cookies that the page's own script may read: the first paint is right then. */
export function writePreferenceCookies(
  reply: FastifyReply,
  preferences: Pick<UserRow, "language" | "theme" | "timeZone">,
): void {
  const { language, theme, timeZone } = preferences;
  for (const [name, value] of Object.entries({ language, theme, timeZone })) {
    reply.setCookie(name, value, {
      path: "/",
      sameSite: "lax",
      secure: isSecure(reply.server),
      maxAge: 365 * daySeconds,
    });
  }
}

/** The theme that a visitor chose before signing up; light when none. */
export function chosenTheme(request: FastifyRequest): Theme {
  const chosen = Theme.safeParse(request.cookies["theme"]);
  return chosen.success ? chosen.data : "light";
}

/** The time zone that the page noted in the visitor's browser; UTC when none that is known. */
export function chosenTimeZone(request: FastifyRequest): string {
  const chosen = request.cookies["timeZone"];
  return chosen && chosen.length <= 64 && isTimeZone(chosen) ? chosen : "UTC";
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionDays } from "./session-days.ts";

// decisions §1: HttpOnly, SameSite=Lax, Secure and the __Host- prefix behind https
function isSecure(server: FastifyRequest["server"]): boolean {
  return server.deps.config.baseUrl.startsWith("https:");
}

function cookieName(server: FastifyRequest["server"]): string {
  return isSecure(server) ? "__Host-session" : "session";
}

/** The session token that the browser sent, or null. */
export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[cookieName(request.server)] || null;
}

export function writeSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(cookieName(reply.server), token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(reply.server),
    maxAge: sessionDays * 86_400,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(cookieName(reply.server), { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure(reply.server) });
}

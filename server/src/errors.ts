import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { problemOf, Refusal, type RefusalCode } from "@remanso/core/refusals.ts";
import { isDatabaseAway, isPersonGone } from "./db/db.ts";
import { languageOf } from "./http.ts";

const frameworkCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "wrong_media_type",
  FST_ERR_CTP_EMPTY_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_json",
  FST_UNDER_PRESSURE: "overloaded",
};

// how long a caller should wait before retrying
const retrySeconds = 2;

/** The one place where a failure becomes an answer. Never shows what went wrong inside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "unexpected")
      request.log.error({ err: error, route: request.routeOptions.url }, "unexpected");
    return sendRefusal(request, reply, refusal);
  });
}

/** Answers with the problem document of `refusal`, in the person's language. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  reply.refusedAs = refusal.code;
  const problem = problemOf(refusal.code, languageOf(request), refusal);
  if (problem.status === 503) reply.header("retry-after", String(retrySeconds));
  if (refusal.retryAfterSeconds) reply.header("retry-after", String(refusal.retryAfterSeconds));
  return reply
    .status(problem.status)
    .header("cache-control", "no-store")
    .type("application/problem+json; charset=utf-8")
    .send(JSON.stringify(problem));
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const known = frameworkCodes[error.code];
  if (known) return new Refusal(known);
  if (error instanceof SyntaxError || (error.statusCode === 400 && error.name === "SyntaxError")) {
    return new Refusal("malformed_json");
  }
  if (isPersonGone(error)) return new Refusal("not_signed_in");
  if (isDatabaseAway(error)) return new Refusal("database_away");
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal("invalid_input");
  }
  return new Refusal("unexpected");
}

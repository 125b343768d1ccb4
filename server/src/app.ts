import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { accountRoutes } from "./account/routes.ts";
import { activityRoutes } from "./activity/routes.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { assessmentRoutes } from "./assessment/routes.ts";
import { breathingRoutes } from "./breathing/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { checkInRoutes } from "./check-in/routes.ts";
import type { Deps } from "./deps.ts";
import { handleErrors, sendRefusal } from "./errors.ts";
import { gardenRoutes } from "./garden/routes.ts";
import { healthRoutes } from "./health.ts";
import { journalRoutes } from "./journal/routes.ts";
import { milestoneRoutes } from "./milestones/routes.ts";
import { marketplaceRoutes } from "./marketplace/routes.ts";
import { openApiRoute } from "./openapi.ts";
import { pageRoutes, type Pages } from "./pages.ts";
import { planRoutes } from "./plan/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { progressRoutes } from "./progress/routes.ts";
import { usageRoutes } from "./progress/usage-routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";
import { refuseForeignOrigins } from "./same-origin.ts";

// decisions §11: 413 for a body over 64 KiB
const bodyLimit = 64 * 1024;

const features = [
  accountRoutes,
  assessmentRoutes,
  planRoutes,
  activityRoutes,
  progressRoutes,
  usageRoutes,
  breathingRoutes,
  gardenRoutes,
  resourceRoutes,
  chatRoutes,
  checkInRoutes,
  journalRoutes,
  analyticsRoutes,
  milestoneRoutes,
  privacyRoutes,
  marketplaceRoutes,
  reminderRoutes,
];

/** The whole server, not yet listening. Without `pages` it answers /api alone. */
export async function createApp(deps: Deps, pages?: Pages): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit,
    trustProxy: deps.config.trustProxy,
    // slow clients are cut: so long for the headers, for the whole request, and without a byte
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: "idle",
    // what still comes while stopping, on a connection that is open already, is answered too
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: deps.config.logLevel,
      redact: [
        "req.headers.cookie",
        "req.headers.authorization",
        "*.password",
        "*.email",
        "*.message",
        "*.notes",
      ],
      serializers: { err: plainError },
    },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
  });
  app.decorate("deps", deps);
  app.decorateRequest("language", null);
  endWithoutWaiting(app);
  await protect(app);
  handleErrors(app);
  for (const routes of features) routes(app);
  healthRoutes(app);
  openApiRoute(app);
  if (pages) await pageRoutes(app, pages);
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal("not_found")));
  return app;
}

// of the 10 s in which a stop must be over; the rest is the database's
const stopWithinMs = 5000;

/** When the server stops, what is in flight is finished; its connections are not kept, nor is a slow client waited for. */
function endWithoutWaiting(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    setTimeout(() => app.server.closeAllConnections(), stopWithinMs).unref();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}

async function protect(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    // PATCH without a payload may still name its type
    if (body === "") return done(null, null);
    return parseJson(request, String(body), done);
  });
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: app.deps.config.baseUrl.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  await app.register(underPressure, {
    maxEventLoopDelay: 3000,
    retryAfter: 5,
    customError: class extends Error {
      readonly code = "FST_UNDER_PRESSURE";
      readonly statusCode = 503;
    },
  });
  refuseForeignOrigins(app);
  // changes are refused while reading still works, before the disk is full to the last byte
  app.addHook("onRequest", async (request) => {
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && app.deps.hasRoom?.() === false) throw new Refusal("database_away");
  });
}

/** What may be logged of an error: its kind and where, never what it says (it may quote a person's text). */
function plainError(error: Error): { type: string; message: string; stack: string } {
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  const code = "code" in error ? String(error.code) : "";
  return { type: error.name, message: code, stack: frames.join("\n") };
}

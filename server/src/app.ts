import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import underPressure from "@fastify/under-pressure";
import Fastify, { LogController, type FastifyInstance } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { accountRoutes } from "./account/routes.ts";
import { rememberRoutes } from "./allowed-methods.ts";
import { activityRoutes } from "./activity/routes.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { assessmentRoutes } from "./assessment/routes.ts";
import { guardBodies } from "./bodies/gate.ts";
import { parseJsonBodies } from "./bodies/parsers.ts";
import { endUnreadBodies } from "./bodies/unread.ts";
import { breathingRoutes } from "./breathing/routes.ts";
import { chatRoutes } from "./chat/routes.ts";
import { checkInRoutes } from "./check-in/routes.ts";
import type { Deps } from "./deps.ts";
import { handleErrors } from "./errors.ts";
import { brotliParams } from "./compression.ts";
import { experimentRoutes } from "./experiments/routes.ts";
import { importRoutes } from "./imports/routes.ts";
import { gardenRoutes } from "./garden/routes.ts";
import { healthRoutes } from "./health.ts";
import { journalRoutes } from "./journal/routes.ts";
import { loggerOf } from "./log-line.ts";
import { openPost } from "./mail/post.ts";
import { answerUnreadable, readableUrl } from "./malformed.ts";
import { metricsRoutes } from "./metrics.ts";
import { milestoneRoutes } from "./milestones/routes.ts";
import { marketplaceRoutes } from "./marketplace/routes.ts";
import { openApiRoute } from "./openapi.ts";
import { pageRoutes, type Pages } from "./pages.ts";
import { onlyYouRoutes } from "./only-you/routes.ts";
import { planRoutes } from "./plan/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { professionalPageRoutes } from "./professional-page/routes.ts";
import { progressRoutes } from "./progress/routes.ts";
import { usageRoutes } from "./progress/usage-routes.ts";
import { reminderRoutes } from "./reminders/routes.ts";
import { resourceRoutes } from "./resources/routes.ts";
import { safetyPlanRoutes } from "./safety/routes.ts";
import { refuseForeignOrigins } from "./same-origin.ts";
import { logSecurity } from "./security-log.ts";

// a body that takes longer than a client may take for its headers has its own limit (bodies/read-body.ts); this one ends what escapes it
const longestRequestMs = 3_600_000;

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
  onlyYouRoutes,
  analyticsRoutes,
  milestoneRoutes,
  privacyRoutes,
  marketplaceRoutes,
  reminderRoutes,
  safetyPlanRoutes,
  experimentRoutes,
  importRoutes,
  professionalPageRoutes,
];

/** The whole server, not yet listening. Without `pages` it answers /api alone. */
export async function createApp(deps: Deps, pages?: Pages): Promise<FastifyInstance> {
  const clientMs = deps.config.clientSeconds * 1000;
  const app: FastifyInstance = Fastify({
    trustProxy: deps.config.trustProxy,
    // slow clients are cut: a third of the time for the headers, all of it for the body, twice as long without a byte
    http: { headersTimeout: clientMs / 3, connectionsCheckingInterval: 1000 },
    requestTimeout: longestRequestMs,
    connectionTimeout: clientMs * 2,
    forceCloseConnections: "idle",
    // requests that arrive on open connections while stopping are still answered
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOf(deps),
    rewriteUrl: readableUrl,
    clientErrorHandler: (error, socket) => answerUnreadable(app, error, socket),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
  });
  app.decorate("deps", deps);
  app.decorateRequest("language", null);
  endWithoutWaiting(app);
  logSecurity(app);
  rememberRoutes(app);
  await protect(app);
  handleErrors(app);
  openPost(app);
  for (const routes of features) routes(app);
  metricsRoutes(app);
  healthRoutes(app);
  openApiRoute(app);
  if (pages) await pageRoutes(app, pages);
  app.setNotFoundHandler(app.refuseUnrouted);
  return app;
}

/** When the server stops, requests in flight are finished; idle connections are closed and slow clients are cut off. */
function endWithoutWaiting(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("preClose", async () => {
    isStopping = true;
    // the other half is for the database
    setTimeout(() => app.server.closeAllConnections(), app.deps.config.stopSeconds * 500).unref();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("connection", "close");
  });
}

const none = ["'none'"];
// for what is no page; pages have their own policy
const nothingAllowed = { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none };

async function protect(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  parseJsonBodies(app);
  await app.register(cookie);
  await addHeaders(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: brotliParams },
  });
  await app.register(underPressure, {
    // 0: never. Load tests, and tests on a busy machine, want every answer.
    maxEventLoopDelay: app.deps.overloadedAfterMs ?? (app.deps.config.rateLimits ? 3000 : 0),
    retryAfter: 5,
    customError: class extends Error {
      readonly code = "FST_UNDER_PRESSURE";
      readonly statusCode = 503;
    },
  });
  refuseForeignOrigins(app);
  // refuse changes before the disk is completely full, while reading still works
  app.addHook("onRequest", async (request) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead && app.deps.hasRoom?.() === false) throw new Refusal("database_away");
  });
  guardBodies(app);
  endUnreadBodies(app);
}

async function addHeaders(app: FastifyInstance): Promise<void> {
  const { baseUrl, hstsSubdomains } = app.deps.config;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: nothingAllowed,
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: baseUrl.startsWith("https:")
      ? { maxAge: 31_536_000, includeSubDomains: hstsSubdomains }
      : false,
    xFrameOptions: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
  });
}

import { createServer, type Server } from "node:http";
import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { backupAgeSeconds } from "./backup/backup-files.ts";
import type { Config } from "./config.ts";
import { freeBytes } from "./db/database-place.ts";
import { healthOf, type Health } from "./health.ts";
import { countAmongAll, metricsOfAll } from "./metrics-of-all.ts";
import { refuseAddress } from "./refuse-address.ts";

/**
 * /metrics for whoever shows METRICS_TOKEN; without that setting there is no such page on the public port. What counts is nothing that a
 * proxy passes on.
 */
export function metricsRoutes(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAmongAll(registry);
  countAnswers(app, registry);
  tellHealth(app, registry);
  app.decorate("metrics", registry);
  const { metrics } = app.deps.config;
  app.get("/metrics", async (request, reply) => {
    if (metrics.token === null || !isAllowed(request.headers.authorization, metrics))
      return reply.callNotFound();
    return reply
      .type(registry.contentType)
      .header("cache-control", "no-store")
      .send(await metricsOfAll(registry));
  });
}

/** Serves /metrics on METRICS_PORT too, if there is one; answers what closes it. */
export async function listenForMetrics(app: FastifyInstance): Promise<() => void> {
  const { metrics, host } = app.deps.config;
  if (metrics.port === null) return () => undefined;
  const server = metricsServer(app.metrics, metrics);
  await once(server.listen({ port: metrics.port, host }), "listening").catch(refuseAddress);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function metricsServer(registry: Registry, metrics: Config["metrics"]): Server {
  return createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== "/metrics" || !isAllowed(request.headers.authorization, metrics)) {
      response.writeHead(404).end();
      return;
    }
    metricsOfAll(registry).then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}

function isAllowed(authorization: string | undefined, { token }: Config["metrics"]): boolean {
  return token === null || timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function countAnswers(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "remanso_http_request_seconds",
    help: "Time to answer, by route pattern and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    request.log.debug({ route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, "answered");
  });
}

/** Figures of the whole installation: every process tells the same, so that they are not added up. */
function tellHealth(app: FastifyInstance, registry: Registry): void {
  const { config } = app.deps;
  const ask = healthOf(app);
  const figure = figuresIn(registry);
  figure("remanso_database_up", "1 while the database answers", async () => Number((await ask()).answers));
  figure("remanso_schema_locked", "1 while a migration or a restore holds the database's lock", async () =>
    Number((await ask()).isLocked),
  );
  figure("remanso_jobs_failing", "1 when no round of reminders ended well for five minutes", async () =>
    Number((await ask()).jobsFail),
  );
  figure(
    "remanso_jobs_failed",
    "Jobs that failed within the last hour",
    async () => (await ask()).failedJobs,
  );
  tellLetters(figure, ask);
  figure("remanso_backup_age_seconds", "Age of the newest backup in BACKUP_DIR", () =>
    backupAgeSeconds(config.backupDir, new Date()),
  );
  figure("remanso_disk_free_bytes", "Free space under DATA_DIR", () =>
    freeBytes(config.dataDir).catch(() => null),
  );
}

type Figure = (name: string, help: string, read: () => Promise<number | null>) => void;

function tellLetters(figure: Figure, ask: () => Promise<Health>): void {
  figure(
    "remanso_letters_waiting",
    "Letters that the mail server has not taken yet",
    async () => (await ask()).lettersWaiting,
  );
  figure(
    "remanso_letters_oldest_seconds",
    "For how long the oldest of them has waited",
    async () => (await ask()).oldestLetterMs / 1000,
  );
  figure(
    "remanso_letters_given_up",
    "Letters that were given up within the last hour",
    async () => (await ask()).lettersGivenUp,
  );
}

function figuresIn(registry: Registry): Figure {
  return (name, help, read) =>
    new Gauge({
      name,
      help,
      aggregator: "max",
      registers: [registry],
      async collect() {
        this.reset();
        const value = await read();
        if (value === null) this.remove();
        else this.set(value);
      },
    });
}

declare module "fastify" {
  interface FastifyInstance {
    metrics: Registry;
  }
}

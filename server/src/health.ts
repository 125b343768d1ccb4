import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { countAmongAll, metricsOfAll } from "./metrics-of-all.ts";

/** /healthz: the process lives. /readyz: it can serve (the database answers within a second). /metrics: loopback only. */
export function healthRoutes(app: FastifyInstance): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countAmongAll(registry);
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
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const ready = await canServe(app);
    return reply.status(ready ? 200 : 503).send({ ok: ready });
  });
  app.get("/metrics", async (request, reply) => {
    // counts of use are nobody's business outside this machine
    if (!["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.socket.remoteAddress ?? "")) {
      return reply.callNotFound();
    }
    return reply.type(registry.contentType).send(await metricsOfAll(registry));
  });
}

async function canServe(app: FastifyInstance): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), 1000).unref());
  const asked = app.deps.database.pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([asked, timeout]);
}

import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";

// Each serving process counts its own requests, and a scrape reaches any one of them; so the first process asks all and adds
// the figures up.

interface Question {
  readonly metricsAsked: string;
}

interface Told {
  readonly metricsTold: string;
  /** Null where one of them did not answer. */
  readonly text: string | null;
}

/** The figures of every serving process together. */
export async function metricsOfAll(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const question: Question = { metricsAsked: randomUUID() };
  return new Promise((resolve, reject) => {
    const listen = (message: unknown) => {
      if (!isTold(message) || message.metricsTold !== question.metricsAsked) return;
      process.off("message", listen);
      if (message.text === null) reject(new Error("A serving process does not report its metrics."));
      else resolve(message.text);
    };
    process.on("message", listen);
    process.send?.(question);
  });
}

/** Includes this process's metrics in the total. */
export function countAmongAll(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries(registry);
  // answers when the first process asks
  new AggregatorRegistry();
}

/** In the first process: answers what `metricsOfAll` asks. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isQuestion(message)) return;
    const tell = (text: string | null) => {
      const told: Told = { metricsTold: message.metricsAsked, text };
      if (worker.isConnected()) worker.send(told);
    };
    all.clusterMetrics().then(tell, () => tell(null));
  });
}

function isQuestion(message: unknown): message is Question {
  return typeof message === "object" && message !== null && "metricsAsked" in message;
}

function isTold(message: unknown): message is Told {
  return typeof message === "object" && message !== null && "metricsTold" in message;
}

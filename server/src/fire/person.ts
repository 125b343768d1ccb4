import { randomUUID } from "node:crypto";
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { questions } from "@remanso/core/assessment/questions.ts";

/** What a server answered, and how long that took. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

interface CallOptions {
  readonly body?: unknown;
  readonly key?: string;
  /** How long an answer may take before it counts as a hang; 20 s unless told. */
  readonly withinMs?: number;
}

// decisions §11: never a hang
const hangMs = 20_000;

/** Somebody who calls again while the server has no time. */
export function patientPerson(server: string, email?: string): Person {
  const person = new Person(server, email);
  person.comesAgain = true;
  return person;
}

/** The server did not answer in time: that is never excused, unlike a connection that breaks. */
export class Hang extends Error {}

/** Somebody with a browser: their cookie, and one kept connection at a time to whichever server they are told. */
export class Person {
  readonly email = `${randomUUID()}@example.org`;
  readonly password = "agua tranquila 7";
  cookie = "";
  server: string;
  /** The address that a proxy tells (servers with TRUST_PROXY believe it); "" for none. */
  network = "";
  /** Calls again while the server or its database has no time (503), as it asks: on a machine that is busy with other tests. */
  comesAgain = false;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(server: string, email?: string) {
    this.server = server;
    if (email) this.email = email;
  }

  /** Makes one call over a real socket. Rejects where the connection breaks, and with `Hang` where no answer comes. */
  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { withinMs = hangMs } = options;
    const since = performance.now();
    let answer = await this.#callOnce(method, path, options);
    while (this.comesAgain && asksToComeAgain(answer) && performance.now() - since < withinMs) {
      await sleep(500);
      answer = await this.#callOnce(method, path, options);
    }
    return answer;
  }

  async #callOnce(
    method: string,
    path: string,
    { body, key, withinMs = hangMs }: CallOptions,
  ): Promise<Answer> {
    const since = performance.now();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = this.#headers(payload, key);
    const sent = request(`${this.server}${path}`, { method, agent: this.#agent, headers });
    const late = setTimeout(() => sent.destroy(), withinMs);
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once("response", resolve).on("error", reject);
        sent.end(payload);
      });
      this.#keepCookie(response.headers["set-cookie"] ?? []);
      const answered = await text(response);
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: answered,
        ms: performance.now() - since,
      };
    } catch (error) {
      if (performance.now() - since < withinMs) throw error;
      throw new Hang(`${method} ${path} had no answer after ${withinMs} ms`, { cause: error });
    } finally {
      clearTimeout(late);
    }
  }

  signUp(withinMs = hangMs): Promise<Answer> {
    const { email, password } = this;
    return this.call("POST", "/api/auth/sign-up", {
      withinMs,
      body: {
        fullName: "Ana Prueba",
        email,
        password,
        confirmPassword: password,
        language: "es",
        timeZone: "Europe/Madrid",
      },
    });
  }

  signIn(withinMs = hangMs): Promise<Answer> {
    const { email, password } = this;
    return this.call("POST", "/api/auth/sign-in", { withinMs, body: { email, password } });
  }

  assess(key: string = randomUUID()): Promise<Answer> {
    return this.call("POST", "/api/stress-assessment", { key, body: { responses: answers } });
  }

  /** Ends the kept connections. */
  leave(): void {
    this.#agent.destroy();
  }

  /** As a browser on the product's own pages, set to Spanish. */
  #headers(payload: string | undefined, key: string | undefined): Record<string, string> {
    return {
      "sec-fetch-site": "same-origin",
      "accept-language": "es",
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(this.network ? { "x-forwarded-for": this.network } : {}),
      ...(payload === undefined
        ? {}
        : { "content-type": "application/json", "content-length": String(Buffer.byteLength(payload)) }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    };
  }

  #keepCookie(cookies: readonly string[]): void {
    const session = cookies.find((cookie) => /^(__Host-)?session=/.test(cookie))?.split(";")[0];
    if (session) this.cookie = session.endsWith("=") ? "" : session;
  }
}

function asksToComeAgain({ status, headers }: Answer): boolean {
  return status === 503 && Number(headers["retry-after"]) >= 1;
}

const answers = Object.fromEntries(questions.map(({ id }, index) => [id, index % 5]));

import { randomInt } from "node:crypto";
import type { SharedApp } from "../testing.ts";
import type { TestProvider } from "./provider-testing.ts";

/** Where the product lives in these tests; nobody is asked there. */
export const baseUrl = "http://remanso.example";

/** The product's settings for this provider. */
export function settingsFor({
  issuer,
  clientId,
  clientSecret,
}: Pick<TestProvider, "issuer" | "clientId" | "clientSecret">) {
  return {
    BASE_URL: baseUrl,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_LABEL: "La Casa",
  };
}

/** A browser with a cookie jar on the product's own side. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  readonly #app: SharedApp;

  constructor(app: SharedApp) {
    this.#app = app;
  }

  async get(address: string, more: { method?: "GET" | "POST"; payload?: string; headers?: object } = {}) {
    const url = new URL(address, baseUrl);
    const cookie = [...this.jar].map((pair) => pair.join("=")).join("; ");
    const answered = await this.#app.app.inject({
      method: more.method ?? "GET",
      url: url.pathname + url.search,
      remoteAddress: this.network,
      headers: { cookie, ...more.headers },
      ...(more.payload === undefined ? {} : { payload: more.payload }),
    });
    for (const { name, value } of answered.cookies) {
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return { status: answered.statusCode, location: String(answered.headers.location ?? ""), answered };
  }

  /** The whole way: from our door through the provider and back; where it ends. */
  async signIn(provider: TestProvider, door = "/api/login?provider=oidc"): Promise<string> {
    const there = await this.get(door);
    return (await this.get(await provider.visit(there.location))).location;
  }

  async user() {
    const { answered } = await this.get("/api/auth/user");
    return answered.statusCode === 200 ? answered.json() : null;
  }
}

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestProvider, type TestProvider } from "../server/src/account/provider-testing.ts";
import { open, openBrowser, signUp, untilRunning, visit } from "./browser.ts";
import { freePort } from "./free-port.ts";
import { startServer, type RunningServer } from "./server.ts";
import { untilSettled } from "./settled.ts";

let browser: Browser;
let provider: TestProvider;
let server: RunningServer;

beforeAll(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  browser = await openBrowser();
  provider = await openTestProvider(url);
  server = await startServer({
    port,
    env: {
      BASE_URL: url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
      OIDC_LABEL: "La casa",
    },
  });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  await provider.close();
});

test("a provider is connected in the settings, signs in, and is disconnected again", async () => {
  const walk = await visit(browser, { url: server.url });
  const { page, url } = walk;
  await signUp(walk, { fullName: "Ana del Río" });
  provider.visitor = { sub: "ana", email: "ana-en-la-casa@example.org", email_verified: true };
  await open(walk, "/settings#account");
  await page.getByRole("button", { name: "Conectar La casa" }).click();
  await page.getByText("Conectado. Desde ahora también puedes entrar así.").waitFor();
  await page.getByRole("button", { name: "Desconectar La casa" }).waitFor();
  await untilRunning(page);
  await untilSettled(page);

  await page.goto(`${url}/api/logout`, { waitUntil: "load" });
  await open(walk, "/?login");
  await page.getByRole("link", { name: /La casa/ }).click();
  await page.waitForURL(`${url}/`);
  expect((await (await walk.context.request.get(`${url}/api/auth/user`)).json()).fullName).toBe(
    "Ana del Río",
  );

  await open(walk, "/settings#account");
  await page.getByRole("button", { name: "Desconectar La casa" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sí, desconectar" }).click();
  await page.getByRole("button", { name: "Conectar La casa" }).waitFor();
  await walk.close();
});

test("refusing at the provider says so and leaves the person signed out", async () => {
  const walk = await visit(browser, { url: server.url, language: "en" });
  const { page } = walk;
  provider.visitor = { sub: "nobody", refuses: true };
  const refuse = async () => {
    await open(walk, "/?login");
    await page.getByRole("link", { name: /La casa/ }).click();
    await page.waitForURL(/\?login&error=/);
    return page.url();
  };
  // on a busy machine the provider may not answer in time, which is another error
  await expect.poll(refuse, { timeout: 120_000 }).toContain("error=cancelled");
  await page.getByText("The sign-in was stopped there. Nothing has changed here.").waitFor();
  await expect
    .poll(async () => (await walk.context.request.get(`${walk.url}/api/auth/user`)).status())
    .toBe(401);
  await walk.close();
});

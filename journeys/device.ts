import type { Page } from "playwright-core";
import { inject } from "vitest";
import { readConfig } from "../server/src/config.ts";
import { openForOperator } from "../server/src/operator-database.ts";
import { ask, type Visit } from "./browser.ts";

/** A device that keeps passkeys, simulated by the browser's developer tools. */
export interface Device {
  /** How many passkeys are on it. */
  count(): Promise<number>;
}

/** Attaches a device to the page. Its user is present and always agrees. With `hasPrf` its passkeys answer with keys. */
export async function addDevice(page: Page, { hasPrf = false } = {}): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** Stops the browser from offering passkeys by itself: the simulated device would accept at once. */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, "isConditionalMediationAvailable");
  });
}

/** Makes an hour pass for this person's sign-ins. */
export async function letAnHourPass(walk: Pick<Visit, "context" | "url">): Promise<void> {
  const { id } = await ask(walk, "/api/auth/user");
  const { database, close } = await openForOperator(readConfig({ DATA_DIR: inject("dataDir") }));
  await database.pool.query(
    `update sessions set created_at = created_at - interval '1 hour', proved_at = proved_at - interval '1 hour'
     where user_id = $1`,
    [id],
  );
  await close();
}

import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import type { Page } from "playwright-core";
import { openForOperator } from "../server/src/operator-database.ts";
import { readConfig } from "../server/src/config.ts";

/** A device that keeps passkeys, as the browser's own developer tools pretend one. */
export interface Device {
  /** How many passkeys it keeps. */
  count(): Promise<number>;
}

/** Puts a device at the page's disposal; whoever it asks is there and agrees. */
export async function addDevice(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () =>
      (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
  };
}

/** A browser that does not offer passkeys by itself, which such a device would answer at once. */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, "isConditionalMediationAvailable");
  });
}

/** Passkeys belong to an address that is known before: a port that is free. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

/** An hour goes by for everybody who is signed in. */
export async function letAnHourPass(dataDir: string): Promise<void> {
  const { database, close } = await openForOperator(readConfig({ DATA_DIR: dataDir }));
  await database.pool.query(
    "update sessions set created_at = created_at - interval '1 hour', proved_at = proved_at - interval '1 hour'",
  );
  await close();
}

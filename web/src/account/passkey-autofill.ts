import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import type { QueryClient } from "@tanstack/react-query";
import type { ShownPasskey } from "@remanso/core/account/shapes.ts";
import { askToSignIn } from "./passkey-queries.ts";

// the server's challenge lasts five minutes
const renewMs = 4 * 60_000;
// a browser that refuses immediately should not be asked again
const hastyMs = 1000;

/**
 * Offers passkeys among the browser's suggestions in the e-mail field while the screen is open: `onShown` gets the chosen one.
 * This is optional, so failures are silent: the button beside it reports them.
 */
export async function offerPasskeys(
  client: QueryClient,
  { signal, onShown }: { signal: AbortSignal; onShown: (passkey: ShownPasskey) => void },
): Promise<void> {
  if (!(await browserSupportsWebAuthnAutofill())) return;
  while (!signal.aborted) {
    const shown = await offerOnce(client, signal);
    if (shown === null) return;
    if (shown !== "again") return onShown(shown);
  }
}

async function offerOnce(client: QueryClient, signal: AbortSignal): Promise<ShownPasskey | "again" | null> {
  await untilSeen();
  const options = await askToSignIn(client).catch(() => null);
  if (!options || signal.aborted) return null;
  const stop = () => WebAuthnAbortService.cancelCeremony();
  const beganMs = performance.now();
  const timer = setTimeout(stop, renewMs);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await startAuthentication({ optionsJSON: options, useBrowserAutofill: true });
  } catch {
    return signal.aborted || performance.now() - beganMs < hastyMs ? null : "again";
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** A hidden page requests no challenges. */
async function untilSeen(): Promise<void> {
  if (document.visibilityState === "visible") return;
  await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  await untilSeen();
}

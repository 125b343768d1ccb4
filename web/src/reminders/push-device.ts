/** What this browser can do about web push, and does. */
export type DeviceState = "checking" | "unsupported" | "noKey" | "denied" | "off" | "asking" | "on";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
}

/** The subscription of this browser; null where there is none, or one with other keys than the installation has now. */
export async function currentSubscription(publicKey: string): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && hasKey(subscription, publicKey) ? subscription : null;
}

/** Subscribes this browser, whose person has said yes. Fails where its maker's service cannot be reached. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && hasKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const { applicationServerKey } = options;
  if (!applicationServerKey) return false;
  const own = new Uint8Array(applicationServerKey);
  const expected = bytesOf(publicKey);
  return own.length === expected.length && own.every((byte, index) => byte === expected[index]);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

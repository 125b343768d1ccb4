// What stands between the pages and the network, so that what somebody has seen or saved opens without one. The build puts
// the list of files in the place of FILES and writes the result to /sw.js. docs/decisions/0014
//
// remanso-files-…: code, style and fonts, the same for everybody.
// remanso-private: the shell with the person's name, and answers that their pages were given; emptied at sign-out.
// remanso-saved: what they saved for offline; emptied at sign-out.
const files = FILES;
const version = VERSION;
const filesCache = `remanso-files-${version}`;
const personal = ["remanso-private", "remanso-saved"];
const shell = "/offline-shell";

// a new version waits until the last page of the old one is gone, or until somebody takes it (new-version.ts)
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(filesCache).then((cache) => cache.addAll(files)));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  // a page asks whether it belongs to this version already
  if (event.data === "files") event.ports[0]?.postMessage(files);
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldFiles().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== "GET") return;
  if (pathname === "/api/logout") return event.respondWith(leave(request));
  if (request.mode === "navigate") return event.respondWith(page(request));
  if (pathname.startsWith("/api/")) return event.respondWith(answer(request));
  if (/^\/(assets|fonts)\/|^\/(library-scenes|icon)\.svg$/.test(pathname))
    return event.respondWith(file(request));
});

// What comes is neutral: others may see a locked screen. docs/privacy.md
self.addEventListener("push", (event) => {
  event.waitUntil(showReminder(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.path ?? "/"));
});

// the browser has exchanged its subscription by itself
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

async function showReminder(data) {
  const { text, path, language } = messageIn(data);
  await self.registration.showNotification("Remanso", {
    body: text,
    lang: language,
    icon: "/icon.svg",
    // of several only the last one stands there, and none makes itself heard twice
    tag: "reminder",
    data: { path },
  });
}

function messageIn(data) {
  const language = self.navigator.language.startsWith("es") ? "es" : "en";
  const plain = language === "es" ? "Hay un aviso para ti." : "There is a message for you.";
  try {
    const { text = plain, path = "/", ...more } = data.json();
    return { language, ...more, text: String(text), path: ownPath(path) };
  } catch {
    return { language, text: plain, path: "/" };
  }
}

/** A place of this product, whatever the message says. */
function ownPath(path) {
  const { origin, pathname } = new URL(path, self.location.origin);
  return origin === self.location.origin ? pathname : "/";
}

/** Goes to a page that is open there already, else to a new one: what is half done elsewhere stays as it is. */
async function openAt(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

async function subscribeAgain() {
  const { publicKey } = await (await fetch("/api/push-key")).json();
  if (!publicKey) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await fetch("/api/push-subscriptions", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(subscription),
  });
}

/** One set of files before this one stays: pages that are open still belong to it. */
async function forgetOldFiles() {
  const sets = (await caches.keys()).filter(
    (name) => name.startsWith("remanso-files-") && name !== filesCache,
  );
  await Promise.all(sets.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page comes from the server; without one it is the shell, which finds the rest in what was kept. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(shell)) ?? plainPage();
  }
}

async function answer(request) {
  try {
    const response = await fetch(request);
    // the session has ended: what was kept for it goes
    if (response.status === 401) await forgetPerson();
    return response;
  } catch (error) {
    const { pathname, search } = new URL(request.url);
    const kept = await caches.match(pathname + search);
    if (kept) return kept;
    throw error;
  }
}

/** Named by their content: what is here is right for ever. The sheet of drawings is asked for anew and kept as it was meanwhile. */
async function file(request) {
  const cache = await caches.open(filesCache);
  const kept = await caches.match(request.url, { ignoreVary: true });
  const isLasting = /\/(assets|fonts)\//.test(request.url);
  if (kept && isLasting) return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request.url, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** Without the server nobody can sign out: nothing is forgotten then, and a page says so. */
async function leave(request) {
  const response = await fetch(request).catch(() => null);
  if (!response) return plainPage();
  await forgetPerson();
  await stopMessages();
  return response;
}

/** Whoever signs in here next gets no messages that were meant for somebody else. */
async function stopMessages() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

function forgetPerson() {
  return Promise.all(personal.map((name) => caches.delete(name)));
}

function plainPage() {
  const isSpanish = self.navigator.language.startsWith("es");
  const words = isSpanish
    ? "No hay conexión. Remanso se abrirá cuando vuelva. Si hay peligro, llama al número de emergencias de tu país."
    : "There is no connection. Remanso will open when it is back. If there is danger, call your country's emergency number.";
  return new Response(
    `<!doctype html><html lang="${isSpanish ? "es" : "en"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Remanso</title><h1>Remanso</h1><p>${words}</p>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
      },
    },
  );
}

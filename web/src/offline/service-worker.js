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

async function leave(request) {
  const response = await fetch(request);
  await forgetPerson();
  return response;
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

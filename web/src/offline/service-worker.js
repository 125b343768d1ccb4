// The service worker: what somebody has seen or saved opens without a network. The build fills in the words in capitals and writes
// the result to /sw.js. docs/decisions/0014. device/kept-things.ts says what each cache is for.
// what all pages share, and what those in each language have of their own
const { shared, own } = FILES;
// what reads danger in a text and names whom to call: kept before everything else, on any line (docs/safety.md)
const safetyFiles = SAFETY_FILES;
const version = VERSION;
// by language
const words = WORDS;
const defaultLanguage = DEFAULT_LANGUAGE;
const filesCacheStart = FILES_CACHE;
const filesCache = filesCacheStart + version;
const personal = PERSONAL_CACHES;
const shell = "/offline-shell";
// a gateway without a server behind it
const awayStatuses = [502, 503, 504];
// a page and what it asks for wait no longer than this where something is kept for them
const silentMs = 3000;

// The first version keeps only what helps in danger, and the rest once a page asks for it (start-offline.ts): a first visit's own requests
// come first. A later one keeps everything before it takes over, and waits until the last page of the
// old one is closed, or until somebody accepts it (new-version.ts).
self.addEventListener("install", (event) => {
  event.waitUntil(self.registration.active ? keepForShell() : keepFiles(safetyFiles));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  // a page asks whether it belongs to this version
  if (event.data === "files") event.ports[0]?.postMessage([...shared, ...Object.values(own).flat()]);
  // a page has become quiet
  if (event.data?.keep) {
    const { keep, isAll, language } = event.data;
    const files = filesIn(language);
    const wanted = files.filter((name) => keep.includes(name));
    const kept = keepFiles(isAll ? [...wanted, ...files] : wanted);
    event.waitUntil(kept.finally(() => event.ports[0]?.postMessage("over")));
  }
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

// The texts are neutral: others may see a locked screen. docs/privacy.md
self.addEventListener("push", (event) => {
  event.waitUntil(showReminder(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.path ?? "/"));
});

// the browser has replaced its subscription
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain());
});

async function showReminder(data) {
  const { text, path, language } = messageIn(data);
  await self.registration.showNotification("Remanso", {
    body: text,
    lang: language,
    icon: "/icon.svg",
    // a newer notification replaces the older one without a second sound
    tag: "reminder",
    data: { path },
  });
}

function messageIn(data) {
  const language = ownLanguage();
  const plain = words[language].reminder;
  try {
    const { text = plain, path = "/", ...more } = data.json();
    return { language, ...more, text: String(text), path: ownPath(path) };
  } catch {
    return { language, text: plain, path: "/" };
  }
}

/** The browser's language if the product has it, else the default. */
function ownLanguage() {
  const [language] = self.navigator.language.split("-");
  return Object.hasOwn(words, language) ? language : defaultLanguage;
}

/** A path on this site, whatever the message says. */
function ownPath(path) {
  const { origin, pathname } = new URL(path, self.location.origin);
  return origin === self.location.origin ? pathname : "/";
}

/** Focuses a page that is already open there, else opens a new one: other pages may hold something half done. */
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

/** Keeps those of the files that are not kept yet, one by one, so that they leave room for what somebody waits for. */
async function keepFiles(names) {
  const cache = await caches.open(filesCache);
  for (const name of new Set(names))
    if (!(await cache.match(name, { ignoreVary: true })))
      await cache.add(new Request(name, { priority: "low" }));
}

function filesIn(language) {
  return [...shared, ...(own[language] ?? own[defaultLanguage])];
}

/** Keeps everything for pages in the language of the one that opens without a network. */
async function keepForShell() {
  const page = await caches.match(shell);
  const [, language = ownLanguage()] = /<html lang="([a-z]+)"/.exec((await page?.text()) ?? "") ?? [];
  await keepFiles(filesIn(language));
}

/** Keeps one older set of files: open pages may still need it. */
async function forgetOldFiles() {
  const sets = (await caches.keys()).filter(
    (name) => name.startsWith(filesCacheStart) && name !== filesCache,
  );
  await Promise.all(sets.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page comes from the server; where nobody answers, the shell opens and finds the rest in the caches. */
async function page(request) {
  const kept = await caches.match(shell);
  // a download or a sign-in with a provider may take its time
  const isPatient = new URL(request.url).pathname.startsWith("/api/");
  const response = await ask(request, kept !== undefined && !isPatient && !isDoor(request));
  if (response && (isPatient || !awayStatuses.includes(response.status))) return response;
  return kept ?? response ?? plainPage();
}

/** The sign-in screen and the links of letters: what is kept knows neither their words nor their errors, so they wait for a slow server. */
function isDoor(request) {
  const { searchParams } = new URL(request.url);
  return ["login", "reset"].some((name) => searchParams.has(name));
}

async function answer(request) {
  const { pathname, search } = new URL(request.url);
  const kept = await caches.match(pathname + search);
  const response = await ask(request, kept !== undefined);
  // the session has ended: what was kept for it goes
  if (response?.status === 401) await forgetPerson();
  if (response && !awayStatuses.includes(response.status)) return response;
  return kept ? marked(kept) : (response ?? Response.error());
}

/** What the network answers; null where it does not, or where it is silent and something kept can stand in. */
async function ask(request, hasInstead) {
  // a silent request is given up: a browser has few connections to one server
  const patience = new AbortController();
  const timer = hasInstead && setTimeout(() => patience.abort(), silentMs);
  try {
    return await fetch(request, { signal: patience.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Says from when it is: the page shows it (offline/connection.ts). */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set("x-kept-at", kept.headers.get("date") ?? new Date(0).toUTCString());
  return new Response(kept.body, { headers });
}

/** File names contain a hash, so a kept file never changes. The sheet of drawings is served from here and refreshed behind it. */
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

/** Signing out needs the server: without it nothing is erased, and a page says so. */
async function leave(request) {
  const response = await fetch(request).catch(() => null);
  if (!response) return plainPage();
  await forgetPerson();
  await stopMessages();
  return response;
}

/** Whoever signs in next must not get messages for somebody else. */
async function stopMessages() {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe().catch(() => false);
}

function forgetPerson() {
  return Promise.all(personal.map((name) => caches.delete(name)));
}

function plainPage() {
  const language = ownLanguage();
  return new Response(
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Remanso</title><h1>Remanso</h1><p>${words[language].away}</p>`,
    {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
      },
    },
  );
}

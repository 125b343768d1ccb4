// Runs inline on every page, before any other script: keeps the device's time zone, handles the language and theme
// buttons, notes early presses, and after the first paint fetches the whole style sheet and the drawings and starts the
// application. README.md tells the rest.
(() => {
  // the build puts a part of the map in the place of KEPT_NAMES (device/derived-names.ts)
  const kept = KEPT_NAMES;
  const root = document.documentElement;
  const { nonce } = document.currentScript;
  // behind https under the name that only this host can set, as the server reads it (server/src/account/cookies.ts)
  const [prefix, secure] = location.protocol === "https:" ? ["__Host-", "; secure"] : ["", ""];
  const year = "; path=/; max-age=31536000; samesite=lax" + secure;
  const keep = (name, value) => {
    document.cookie = prefix + name + "=" + encodeURIComponent(value) + year;
    try {
      localStorage.setItem(name, value);
    } catch {
      // a browser that keeps nothing still works for this visit
    }
  };
  // nobody is signed in: conversations go from this device (decisions §6), what was kept for offline, and what this tab holds of
  // somebody who has signed out in another one
  const forget = () => {
    for (const name of Object.keys(localStorage))
      if (kept.ended.some((start) => name.startsWith(start))) localStorage.removeItem(name);
    for (const start of kept.tab)
      for (const name of Object.keys(sessionStorage))
        if (name.startsWith(start) && !localStorage.getItem(kept.here + name.slice(start.length)))
          sessionStorage.removeItem(name);
    if (self.caches) for (const name of kept.endedCaches) void caches.delete(name);
  };
  try {
    if (!JSON.parse(document.getElementById("visitor").textContent).signedIn) forget();
  } catch {
    // this browser has no stores
  }
  // a page with a lock was drawn covered: used a short while ago, it is open; from the device, it may have to be covered
  try {
    const times = Object.keys(localStorage)
      .filter((name) => name.startsWith(kept.lockOpen))
      .map((name) => Number(localStorage.getItem(name)));
    if (Math.max(...times) > Date.now()) delete root.dataset.locked;
    else if (times.length && root.dataset.shell !== undefined) root.dataset.locked = "";
  } catch {
    // this browser has no stores: it keeps no lock either
  }
  document.addEventListener("click", (event) => {
    const exit = event.target instanceof Element ? event.target.closest("[data-exit]") : null;
    if (exit && !root.dataset.running) {
      // the quick way out (top-bar.tsx) leaves nothing to go back to, before the application runs too
      event.preventDefault();
      root.hidden = true;
      location.replace(exit.href);
    }
    const control =
      event.target instanceof Element ? event.target.closest("[data-set], button, input[type=radio]") : null;
    if (!control || root.dataset.running) return;
    if (!control.dataset.set) {
      // pressed before the application runs: early-press.ts repeats it
      for (const before of document.querySelectorAll("[data-pressed-early]"))
        delete before.dataset.pressedEarly;
      control.dataset.pressedEarly = "";
      return;
    }
    event.preventDefault();
    const [name, value] = control.dataset.set.split(":");
    keep(name, value);
    if (name === "theme") {
      root.dataset.theme = value;
      return;
    }
    // specification §2: the choice is applied after about 200 ms
    control.setAttribute("aria-pressed", "true");
    setTimeout(() => location.reload(), 200);
  });
  // the inlined style covers only the drawn page: the whole sheet must arrive before anything else appears
  const dress = () => {
    // the paints of drawings are in the whole sheet (illustrations.css)
    const onload = () => (root.dataset.dressed = "");
    // strong-colors.ts may have asked for it
    const early = document.getElementById("sheet");
    if (early?.sheet || !root.dataset.sheet) return onload();
    if (early) return early.addEventListener("load", onload);
    const sheet = document.createElement("link");
    Object.assign(sheet, { id: "sheet", rel: "stylesheet", nonce, href: root.dataset.sheet, onload });
    document.head.append(sheet);
  };
  // what is half done (a questionnaire, a session) is known to this device only: what the server drew in its place is
  // not shown until the application is there
  try {
    const { pathname, search } = location;
    // a screen of the first address is named by the search
    const here = pathname === "/" ? `/${search.split("=")[0]}` : pathname;
    const names = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
    for (const [address, start] of kept.halfDone)
      if (here.startsWith(address))
        if (names.some((name) => name.startsWith(start) && name.endsWith(here.slice(address.length))))
          root.dataset.halfDone = "";
  } catch {
    // a browser that keeps nothing has nothing half done
  }
  // home asks and tells some things once (home-slot.tsx): what this device has answered is not shown, nor its place kept
  try {
    const answers = Object.keys(localStorage).filter((name) =>
      kept.once.some((start) => name.startsWith(start)),
    );
    for (const { dataset } of document.querySelectorAll("[data-once]"))
      if (answers.some((name) => localStorage.getItem(name) === dataset.once)) root.dataset.answered = "";
  } catch {
    // a browser that keeps nothing asks again
  }
  const drawings = () => [...document.querySelectorAll("use[data-href]")];
  // what the application draws in slices (shown-drawings.ts, plant-waiting) waits for it neither for ever nor for long
  const drawAll = () => {
    root.dataset.all = "";
    for (const drawing of drawings())
      if (!drawing.hasAttribute("href")) drawing.setAttribute("href", drawing.dataset.href);
  };
  // without its scripts the page stands still: last-resort.tsx says so
  const tellUnloaded = (error) => {
    console.info(error);
    drawAll();
    const said = document.getElementById("last-resort");
    if (said && !root.dataset.running) said.hidden = false;
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    dress();
    setTimeout(drawAll, 3000);
    // only the next page needs it, and the first word about zones takes a phone up to a tenth of a second
    const whenIdle = self.requestIdleCallback || ((work) => setTimeout(work, 200));
    const keepZone = () => keep(kept.timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone);
    // a zone that is known already is looked at once the page is quiet
    if (document.cookie?.includes(kept.timeZone + "=")) setTimeout(() => whenIdle(keepZone), 6000);
    else whenIdle(keepZone);
    // minimum-browsers.ts has shown the last-resort page
    if (root.dataset.tooOld !== undefined) return drawAll();
    // built scripts are named without what is alike in all of their addresses (script-address.ts)
    const scripts = (root.dataset.scripts || "")
      .split(" ")
      .filter(Boolean)
      .map((name) => (name.includes("/") ? name : `/assets/${name}.js`));
    if (!scripts[0]) return drawAll();
    for (const script of scripts.slice(1)) void import(script).catch(() => null);
    import(scripts[0]).catch(tellUnloaded);
    // shown by the application once it runs: they are here by then
    for (const file of new Set(drawings().map(({ dataset }) => dataset.href.split("#")[0])))
      fetch(file, { priority: "low" })
        .then((answer) => answer.blob())
        .catch(() => null);
  };
  // after the first paint, and once the whole page is here: its data is at the end
  const startAfterPaint = () => {
    new PerformanceObserver(
      (seen) => seen.getEntriesByName("first-contentful-paint").length && start(),
    ).observe({
      type: "paint",
      buffered: true,
    });
    // no paint is reported in a background tab and in older browsers
    setTimeout(start, 2000);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAfterPaint);
  else startAfterPaint();
})();

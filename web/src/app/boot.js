// Runs inline on every page, before anything else: remembers the device's time zone, answers the language and
// theme buttons of pages that carry no other script, and after the first paint fetches the whole style sheet and the
// drawings, and starts the application.
(() => {
  const root = document.documentElement;
  const { nonce } = document.currentScript;
  const year =
    "; path=/; max-age=31536000; samesite=lax" + (location.protocol === "https:" ? "; secure" : "");
  const keep = (name, value) => {
    document.cookie = name + "=" + encodeURIComponent(value) + year;
    try {
      localStorage.setItem(name, value);
    } catch {
      // a browser that keeps nothing still works for this visit
    }
  };
  keep("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  // nobody is signed in (any more): what was said in the chat on this device goes (decisions §6), and what was kept to be read offline
  try {
    const { signedIn } = JSON.parse(document.getElementById("visitor").textContent);
    for (const name of signedIn ? [] : Object.keys(localStorage))
      if (name.startsWith("remanso.chat.")) localStorage.removeItem(name);
    for (const name of signedIn || !self.caches ? [] : ["remanso-private", "remanso-saved"])
      void caches.delete(name);
  } catch {
    // a browser that keeps nothing has no conversation either
  }
  document.addEventListener("click", (event) => {
    const control =
      event.target instanceof Element ? event.target.closest("[data-set], button, input[type=radio]") : null;
    if (!control || root.dataset.running) return;
    if (!control.dataset.set) {
      // pressed before the application is there: early-press.ts presses it again
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
  // the inlined style is that of the page as it was drawn: the whole sheet is there before anything else can appear
  const dress = () => {
    if (!root.dataset.sheet) return;
    const sheet = document.createElement("link");
    Object.assign(sheet, { id: "sheet", rel: "stylesheet", nonce, href: root.dataset.sheet });
    document.head.append(sheet);
  };
  // what is half done (a questionnaire, a session) is known to this device only: what the server drew in its place is
  // not shown until the application is there
  try {
    const place = location.pathname.split("/").pop();
    const names = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
    if (names.some((name) => name.startsWith("remanso") && name.split(/[.:]/).includes(place)))
      root.dataset.halfDone = "";
  } catch {
    // a browser that keeps nothing has nothing half done
  }
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    dress();
    for (const scene of document.querySelectorAll("use[data-href]"))
      scene.setAttribute("href", scene.dataset.href);
    const scripts = (root.dataset.scripts || "").split(" ").filter(Boolean);
    for (const script of scripts.slice(1)) void import(script);
    if (scripts[0]) void import(scripts[0]);
  };
  // after the first paint, and not before the whole page is here: its data stands at its end
  const startAfterPaint = () => {
    new PerformanceObserver(
      (seen) => seen.getEntriesByName("first-contentful-paint").length && start(),
    ).observe({
      type: "paint",
      buffered: true,
    });
    // where no paint is told: a page in a tab behind others, an older browser
    setTimeout(start, 2000);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAfterPaint);
  else startAfterPaint();
})();

// Runs inline on every page, before anything else: remembers the device's time zone, answers the language and
// theme buttons of pages that carry no other script, and starts the application after the first paint.
(() => {
  const root = document.documentElement;
  const year = "; path=/; max-age=31536000; samesite=lax" + (location.protocol === "https:" ? "; secure" : "");
  const keep = (name, value) => {
    document.cookie = name + "=" + encodeURIComponent(value) + year;
    try {
      localStorage.setItem(name, value);
    } catch {
      // a browser that keeps nothing still works for this visit
    }
  };
  keep("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
  document.addEventListener("click", (event) => {
    const control = event.target instanceof Element ? event.target.closest("[data-set]") : null;
    if (!control || root.dataset.running) return;
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
  const start = () => {
    const scripts = (root.dataset.scripts || "").split(" ").filter(Boolean);
    for (const script of scripts.slice(1)) void import(script);
    if (scripts[0]) void import(scripts[0]);
  };
  // after the first paint, and not before the whole page is here: its data stands at its end
  const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start, 0));
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", startAfterPaint);
  else startAfterPaint();
})();

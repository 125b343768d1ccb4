// The oldest browsers that Remanso is made for: Baseline "widely available" on 2026-11-23, so what every major browser has had for two and
// a half years. docs/decisions/0035
export const minimumVersions = { Chrome: "125", Edge: "125", Firefox: "126", Safari: "17.5" } as const;

/** The same, as the build is told. */
export const buildTargets = Object.entries(minimumVersions).map(
  ([browser, version]) => `${browser.toLowerCase()}${version}`,
);

/** The same, as people are told. */
export const oldestBrowsers = Object.entries(minimumVersions)
  .map(([browser, version]) => `${browser} ${version}`)
  .join(", ");

/**
 * Runs inline before everything else, in words that the oldest browsers understand: where something is missing that the application
 * cannot do without, the last-resort page stands in for the one that would not work. The help page works without scripts and stays.
 */
export const tooOldCheck = `(function () {
  var needs = [
    "noModule" in document.createElement("script"),
    window.HTMLDialogElement, window.structuredClone, window.CSS && CSS.supports("color", "oklch(0 0 0)"),
    Array.prototype.toSorted, Array.prototype.findLast, Object.hasOwn
  ];
  for (var at = 0; at < needs.length; at++) if (!needs[at]) return tell();
  function tell() {
    var box = document.getElementById("last-resort");
    if (!box) return;
    document.documentElement.setAttribute("data-too-old", "");
    var stays = location.pathname === "/help";
    for (var sibling = box.nextElementSibling; sibling && !stays; sibling = sibling.nextElementSibling)
      sibling.setAttribute("hidden", ""), sibling.setAttribute("style", "display:none");
    box.removeAttribute("hidden");
    box.querySelector("[data-why=unloaded]").setAttribute("hidden", "");
    box.querySelector("[data-why=tooOld]").removeAttribute("hidden");
  }
})()`.replace(/\s+/g, " ");

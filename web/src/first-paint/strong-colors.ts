// what app.css asks for where colors have to be stronger
export const strongColors = ["forced-colors:active", "prefers-contrast:more"] as const;

/**
 * Runs inline at the end of the head: where stronger colors are asked for, the whole sheet comes before the first paint, so that the page
 * need not carry these rules for everybody else. boot.js then finds it there.
 */
export const strongColorsFirst = `(function () {
  var root = document.documentElement, sheet = root.getAttribute("data-sheet");
  if (!sheet || !matchMedia("${strongColors.map((asked) => `(${asked})`).join()}").matches) return;
  var link = document.createElement("link");
  link.id = "sheet";
  link.rel = "stylesheet";
  link.nonce = document.currentScript.nonce;
  link.setAttribute("blocking", "render");
  link.href = sheet;
  document.head.append(link);
})()`.replace(/\s+/g, " ");

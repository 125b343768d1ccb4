// the first that fits: browsers name their ancestors too
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

/**
 * A browser as its owner would name it, "Firefox · Linux", from its User-Agent header. Coarse on purpose: no versions.
 * Half of it when only half is known, empty when nothing is.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? "";
  const known = [browsers, systems].map((kinds) => kinds.find(([, pattern]) => pattern.test(text))?.[0]);
  return known.filter((name) => name !== undefined).join(" · ");
}

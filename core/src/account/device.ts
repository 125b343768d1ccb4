// the first match wins: browsers also name their ancestors
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
 * A browser as its owner would call it, "Firefox · Linux", from its User-Agent header. Coarse on purpose: no versions. If only
 * the browser or only the system is known, just that; empty if neither is.
 */
export function deviceOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? "";
  const known = [browsers, systems].map((kinds) => kinds.find(([, pattern]) => pattern.test(text))?.[0]);
  return known.filter((name) => name !== undefined).join(" · ");
}

import { features } from "web-features";
import { minimumVersions } from "../web/src/first-paint/minimum-browsers.ts";

// which declared version stands for which browser of the data
const minimum: Readonly<Record<string, number>> = {
  chrome: Number(minimumVersions.Chrome),
  chrome_android: Number(minimumVersions.Chrome),
  edge: Number(minimumVersions.Edge),
  firefox: Number(minimumVersions.Firefox),
  firefox_android: Number(minimumVersions.Firefox),
  safari: Number(minimumVersions.Safari),
  safari_ios: Number(minimumVersions.Safari),
};

const supports = Object.values(features).flatMap((feature) =>
  feature.kind === "feature" ? Object.entries(feature.status.by_compat_key ?? {}) : [],
);

/** Every syntax, function, interface and style that the web-features data knows, by its key. */
export const knownKeys: ReadonlySet<string> = new Set(supports.map(([key]) => key));

/** Those that a browser of the minimum lacks, or has with a flaw. */
export const newerKeys: ReadonlySet<string> = new Set(
  supports.filter(([, { support }]) => isNewer(new Map(Object.entries(support)))).map(([key]) => key),
);

function isNewer(since: ReadonlyMap<string, string | undefined>): boolean {
  return Object.entries(minimum).some(([browser, version]) => {
    // "≤79" means that nobody looked further back
    const first = since.get(browser)?.replace("≤", "");
    return first === undefined || Number(first) > version;
  });
}

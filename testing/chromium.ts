import { existsSync } from "node:fs";

const debians = "/usr/bin/chromium";

/** What Chromium has to be started with: no sandbox for root and in containers, no shared memory, no graphics card. */
export const chromiumFlags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
] as const;

/** The browser of the journeys and the bench: $CHROMIUM_PATH, else Debian's, else the one of the npm package. */
export async function chromiumPath(): Promise<string> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH must be a Chromium's executable, but ${named} does not exist.`);
  }
  if (existsSync(debians)) return debians;
  // makes the package bring its own system libraries; read when it is imported
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { vi } from "vitest";
import { hangMs, sizes } from "../browser.ts";
import { freePort } from "../free-port.ts";
import type { Engine } from "./engine.ts";
import { listeningProxy } from "./listening-proxy.ts";
import { webDriverSession } from "./webdriver.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
// the folder is named after the processor
const miniBrowsers = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

/** WebKit as GTK applications use it, driven over WebDriver, with a window on a screen that nobody sees. */
export const webkit: Engine = {
  name: "WebKit",
  missing: () =>
    [driver, screen].every((file) => existsSync(file)) && globSync(miniBrowsers).length > 0
      ? null
      : "apt-get install webkit2gtk-driver xvfb",
  start: async (server) => {
    const proxy = await listeningProxy(server);
    const home = await mkdtemp(join(tmpdir(), "remanso-webkit-"));
    const shown = spawn(screen, ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const [display] = await once(shown.stdio[3] as Readable, "data");
    const port = await freePort();
    const driving = spawn(driver, [`--port=${port}`], {
      stdio: "ignore",
      env: environment(home, `:${String(display).trim()}`),
    });
    const address = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${address}/status`), { timeout: hangMs });
    const { end, ...session } = await webDriverSession(address, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: globSync(miniBrowsers)[0], args: ["--automation"] },
    });
    await session.resize(sizes.phone);
    return {
      ...session,
      url: proxy.url,
      complaints: proxy.complaints,
      close: async () => {
        await end();
        await Promise.all([driving, shown].map(stop));
        await proxy.stop();
        // the browser's own processes may still be ending
        await rm(home, { recursive: true, force: true, maxRetries: 50 });
      },
    };
  },
};

function environment(home: string, display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    TZ: "Europe/Madrid",
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_RUNTIME_DIR: home,
    // no graphics card, and no sandbox for root and in containers, as Chromium is started
    LIBGL_ALWAYS_SOFTWARE: "1",
    MESA_SHADER_CACHE_DISABLE: "1",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

import { join } from "node:path";
import { createServer } from "vite";
import { endWithOneLine, startServer } from "./main.ts";
import type { Pages } from "./pages.ts";

const web = join(import.meta.dirname, "../../web");

/** Pages compiled on demand, with hot reload over its own socket. */
async function compiledPages(): Promise<Pages> {
  const hotReloadPort = Number(process.env["HOT_RELOAD_PORT"] ?? 24_678);
  const vite = await createServer({
    root: web,
    configFile: join(web, "vite.config.ts"),
    appType: "custom",
    server: {
      port: hotReloadPort,
      strictPort: true,
      host: "127.0.0.1",
      cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/ },
    },
  });
  await vite.listen();
  const origin = `http://127.0.0.1:${hotReloadPort}`;
  return {
    clientDir: join(web, "public"),
    scenes: {
      address: "/assets/scenes.svg",
      draw: async () => (await vite.ssrLoadModule("/src/render.tsx")).drawScenes(),
    },
    activityDrawings: {
      draw: async () => (await vite.ssrLoadModule("/src/render.tsx")).drawActivities(),
    },
    libraryScenes: {
      draw: async () => (await vite.ssrLoadModule("/src/render.tsx")).drawLibraryScenes(),
    },
    connectSources: [origin, `ws://127.0.0.1:${hotReloadPort}`],
    render: async (request) => {
      const { render } = await vite.ssrLoadModule("/src/render.tsx");
      const { default: css } = await vite.ssrLoadModule("/src/app/app.css?inline");
      return render({
        ...request,
        assets: { css, sheet: "", scenes: "/assets/scenes.svg", nonce: request.nonce },
        scriptsFor: () => [`${origin}/src/main-in-development.ts`],
      });
    },
  };
}

await startServer(compiledPages).catch(endWithOneLine);

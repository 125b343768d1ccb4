import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { rememberRoutes } from "./allowed-methods.ts";
import { serveFiles } from "./served-files.ts";

async function filesApp() {
  const folder = mkdtempSync(join(tmpdir(), "remanso-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["sw.js", "sw.js.br", "assets/a-1.js", "assets/deep/b.svg", ".vite/manifest.json"]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `content of ${name}`);
  }
  const app = Fastify();
  onTestFinished(() => app.close());
  rememberRoutes(app);
  await serveFiles(app, folder, async () => "otherwise");
  app.get("/*", async () => "otherwise");
  app.setNotFoundHandler(app.refuseUnrouted);
  return app;
}

test("files are found in all folders but hidden ones, and what is no file is left to others", async () => {
  const app = await filesApp();
  const bodies: Record<string, string> = {};
  for (const url of [
    "/sw.js",
    "/assets/a-1.js?x=1",
    "/assets/deep/b.svg",
    "/assets/a-2.js",
    "/assets/",
    "/assets/deep/../a-1.js",
    "/.vite/manifest.json",
    "/sw.js.br",
  ])
    bodies[url] = (await app.inject({ url })).body;
  expect(bodies).toEqual({
    "/sw.js": "content of sw.js",
    "/assets/a-1.js?x=1": "content of assets/a-1.js",
    "/assets/deep/b.svg": "content of assets/deep/b.svg",
    "/assets/a-2.js": "otherwise",
    "/assets/": "otherwise",
    // as a client sends it that resolves nothing
    "/assets/deep/../a-1.js": "content of assets/a-1.js",
    "/.vite/manifest.json": "otherwise",
    "/sw.js.br": "otherwise",
  });
});

test("a file is sent as its client takes it, and has no other methods than GET and HEAD", async () => {
  const app = await filesApp();
  const packed = await app.inject({ url: "/sw.js", headers: { "accept-encoding": "br" } });
  expect([packed.body, packed.headers["content-encoding"]]).toEqual(["content of sw.js.br", "br"]);
  const head = await app.inject({ method: "HEAD", url: "/assets/a-1.js" });
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "24"]);
  const allowed = async (url: string) => (await app.inject({ method: "POST", url })).headers.allow;
  expect([await allowed("/assets/a-1.js"), await allowed("/assets/a-2.js")]).toEqual([
    "GET, HEAD",
    undefined,
  ]);
});

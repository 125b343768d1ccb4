import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootWithNames } from "./src/first-paint/boot-with-names.ts";
import { buildTargets } from "./src/first-paint/minimum-browsers.ts";
import { chunkGroups, fileName } from "./src/first-paint/chunk-groups.ts";
import { directIcons } from "./src/first-paint/direct-icons.ts";
import { plainImports } from "./src/first-paint/plain-imports.ts";
import { shortClasses } from "./src/first-paint/short-classes.ts";
import { smallBoot } from "./src/first-paint/small-boot.ts";
import { smallIcons } from "./src/first-paint/small-icons.ts";
import { stylePieces } from "./src/first-paint/style-pieces.ts";
import { thinContract } from "./src/first-paint/thin-contract.ts";
import { thinTables } from "./src/first-paint/thin-tables.ts";

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    // docs/decisions/0008: the browser never validates, so its bundle carries no validator
    alias:
      command === "build" && !isSsrBuild
        ? [{ find: /^zod\/mini$/, replacement: `${import.meta.dirname}/src/first-paint/no-validator.ts` }]
        : [],
  },
  plugins: [
    react(),
    tailwindcss(),
    shortClasses({ isServer: isSsrBuild ?? false }),
    stylePieces(),
    smallBoot(),
    smallIcons(),
    bootWithNames(),
    ...(isSsrBuild ? [] : [thinTables(), thinContract(), directIcons(), plainImports()]),
  ],
  // the renderer brings its libraries along: one file is read faster than a thousand
  ssr: { noExternal: true },
  build: {
    target: buildTargets,
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    modulePreload: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: "src/main.tsx",
          output: {
            chunkFileNames: fileName,
            codeSplitting: {
              groups: chunkGroups(import.meta.dirname),
            },
          },
        },
  },
}));

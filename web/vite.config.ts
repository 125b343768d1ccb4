import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, minify, type Plugin } from "vite";
import { stylePieces } from "./src/style-pieces.ts";
import { thinContract } from "./src/thin-contract.ts";

// what most screens share: each a chunk of its own, so that it stays cached when a screen changes
const chunkGroups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: "router", test: /node_modules[\\/](@tanstack|seroval|seroval-plugins|isbot)[\\/]/, priority: 2 },
  // small modules compress better together than each alone
  {
    name: "shared",
    // what only the chat, the help page and fields need is no screen's to carry
    test: /web[\\/]src[\\/](?!ui[\\/]charts|(chat|help|safety)[\\/])|core[\\/]src[\\/](?!(chat|help|safety)[\\/])|node_modules[\\/]lucide-react/,
    minShareCount: 4,
    priority: 1,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    // docs/decisions/0008: the browser's bundle does not pay for a validator that it never asks
    alias:
      command === "build" && !isSsrBuild
        ? [{ find: /^zod\/mini$/, replacement: `${import.meta.dirname}/src/no-validator.ts` }]
        : [],
  },
  plugins: [react(), tailwindcss(), stylePieces(), smallBoot(), ...(isSsrBuild ? [] : [thinContract()])],
  build: {
    target: "baseline-widely-available",
    outDir: isSsrBuild ? "dist/server" : "dist/client",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    copyPublicDir: !isSsrBuild,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: "src/main.tsx",
          output: {
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
  },
}));

/** The script that stands in every page travels without its comments. */
function smallBoot(): Plugin {
  return {
    name: "small-boot",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith("/boot.js")) return null;
      const { code } = await minify(file, await this.fs.readFile(file, { encoding: "utf8" }));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

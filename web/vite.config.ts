import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    // docs/decisions/0008: the browser's bundle does not pay for a validator that it never asks
    alias:
      command === "build" && !isSsrBuild
        ? [{ find: /^zod\/mini$/, replacement: `${import.meta.dirname}/src/no-validator.ts` }]
        : [],
  },
  plugins: [react(), tailwindcss()],
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
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                // small modules that most screens share compress better together than each alone
                {
                  name: "shared",
                  test: /web[\\/]src[\\/](?!ui[\\/](illustrations|charts))|core[\\/]src|node_modules[\\/]lucide-react/,
                  minShareCount: 4,
                  priority: 1,
                },
                { name: "router", test: /node_modules[\\/](@tanstack|seroval|seroval-plugins|isbot)[\\/]/, priority: 2 },
              ],
            },
          },
        },
  },
}));

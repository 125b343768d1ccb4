import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
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
                { name: "router", test: /node_modules[\\/](@tanstack|seroval|seroval-plugins|isbot)[\\/]/, priority: 2 },
              ],
            },
          },
        },
  },
}));

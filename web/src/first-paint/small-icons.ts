import type { Plugin } from "vite";

const maker = `${import.meta.dirname}/small-icon.ts`;

/** Icons are made by small-icon.ts, in the browser and on the server alike: what one draws the other hydrates. */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    resolveId: (source, importer) =>
      source.endsWith("/createLucideIcon.mjs") && importer?.includes("/lucide-react/") ? maker : null,
  };
}

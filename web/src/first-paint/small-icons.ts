import type { Plugin } from "vite";
import { roundPath } from "./round-path.ts";

const maker = JSON.stringify(`${import.meta.dirname}/small-icon.ts`);

/**
 * Icons are made by small-icon.ts, and their paths have shorter numbers, in the browser and on the server alike: what one draws the other
 * hydrates. docs/decisions/0068
 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/createLucideIcon.mjs") ? `export { createSmallIcon as default } from ${maker};` : null,
    transform: (code, id) =>
      id.includes("/lucide-react/dist/esm/icons/")
        ? { code: code.replaceAll(/\bd: "([^"]+)"/g, (_whole, path) => `d: "${roundPath(path)}"`), map: null }
        : null,
  };
}

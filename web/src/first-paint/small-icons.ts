import type { Plugin } from "vite";

const maker = JSON.stringify(`${import.meta.dirname}/small-icon.ts`);

/** Icons are made by small-icon.ts, in the browser and on the server alike: what one draws the other hydrates. docs/decisions/0068 */
export function smallIcons(): Plugin {
  return {
    name: "small-icons",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/createLucideIcon.mjs") ? `export { createSmallIcon as default } from ${maker};` : null,
  };
}

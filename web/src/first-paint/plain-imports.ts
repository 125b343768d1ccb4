import type { Plugin } from "vite";

/**
 * Puts `import()` alone in the place of Vite's helper around it, which would fetch what the imported chunk needs and its styles: a page names
 * its scripts, and there is one style sheet. docs/decisions/0058
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) => (id.endsWith("vite/preload-helper.js") ? plainHelper : null),
  };
}

const plainHelper = "export const __vitePreload = (load) => load();";

import type { Plugin } from "vite";
import { catalogueFacts } from "../../../core/src/activity/catalogue-facts.ts";

/**
 * Puts the table of facts itself in the place of the module that makes it from the catalogue, so that the browser chooses a plan
 * without carrying the catalogue's texts. docs/decisions/0045
 */
export function thinCatalogue(): Plugin {
  return {
    name: "thin-catalogue",
    enforce: "pre",
    load: (id) => (id.endsWith("/core/src/activity/catalogue-facts.ts") ? factsModule() : null),
  };
}

/** The module with the table as text. */
export function factsModule(): string {
  return `export const catalogueFacts = JSON.parse(${JSON.stringify(JSON.stringify(catalogueFacts))});`;
}

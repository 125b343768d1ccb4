import type { Plugin } from "vite";
import { catalogueFacts } from "../../../core/src/activity/catalogue-facts.ts";
import { countryNames } from "../../../core/src/help/country-names.ts";

// by the module that makes each from something larger
const tables = new Map<string, { readonly name: string; readonly table: unknown }>([
  ["/core/src/activity/catalogue-facts.ts", { name: "catalogueFacts", table: catalogueFacts }],
  ["/core/src/help/country-names.ts", { name: "countryNames", table: countryNames }],
]);

/**
 * Puts a table itself in the place of the module that makes it, so that the browser chooses a plan without the catalogue's texts, and a
 * country without all helplines. docs/decisions/0045
 */
export function thinTables(): Plugin {
  return {
    name: "thin-tables",
    enforce: "pre",
    load: (id) => tableModule(id.slice(id.lastIndexOf("/core/src/"))),
  };
}

/** The module at `path` with its table as text; null where it makes none. */
export function tableModule(path: string): string | null {
  const found = tables.get(path);
  return found
    ? `export const ${found.name} = JSON.parse(${JSON.stringify(JSON.stringify(found.table))});`
    : null;
}

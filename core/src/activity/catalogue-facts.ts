import { catalogue } from "./catalogue.ts";
import type { CatalogueEntry, CatalogueFacts } from "./catalogue-entry.ts";

/**
 * The catalogue without descriptions and steps. Plans are chosen from this alone, so that a browser can choose one as the server
 * does. The build puts the table itself in the place of this module (web/src/first-paint/thin-tables.ts).
 */
export const catalogueFacts: readonly CatalogueFacts[] = catalogue.map(factsOf);

function factsOf({ description: _description, steps: _steps, ...facts }: CatalogueEntry): CatalogueFacts {
  return facts;
}

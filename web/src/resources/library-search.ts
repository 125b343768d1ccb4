import type { ResourceHit, ResourceSummary } from "@remanso/core/resources/contract.ts";
import { searchResources } from "@remanso/core/resources/search.ts";
import type { Length, LibrarySearch } from "./library-address.ts";

/** A resource that was found; with the words around what was found in its text, where it was found there. */
export interface Found {
  readonly resource: ResourceSummary;
  readonly excerpt: ResourceHit["excerpt"];
}

/**
 * What of `resources` answers `search`. Those in whose title or description the query stands come at once and first; `hits`
 * adds those in whose texts it stands, when the server has answered (null until then).
 */
export function findResources(
  resources: readonly ResourceSummary[],
  search: LibrarySearch,
  hits: readonly ResourceHit[] | null,
): Found[] {
  const kept = resources.filter((resource) => passes(resource, search));
  if (search.q === undefined) return kept.map((resource) => ({ resource, excerpt: null }));
  const byId = new Map(kept.map((resource) => [resource.id, resource]));
  const near = searchResources(
    kept.map(({ id, title, description }) => ({ id, title, description, content: "" })),
    search.q,
  );
  const found = new Map([...near, ...(hits ?? [])].map((hit) => [hit.id, hit]));
  for (const { id } of near) found.set(id, { id, excerpt: null });
  return [...found.values()].flatMap(({ id, excerpt }) => {
    const resource = byId.get(id);
    return resource ? [{ resource, excerpt }] : [];
  });
}

function passes(resource: ResourceSummary, { category, type, length, unread }: LibrarySearch): boolean {
  return (
    (category === undefined || resource.category === category) &&
    (type === undefined || resource.type === type) &&
    (length === undefined || lengthOf(resource.minutes) === length) &&
    (unread === undefined || !resource.isRead)
  );
}

function lengthOf(minutes: number): Length {
  if (minutes <= 5) return "short";
  return minutes <= 8 ? "medium" : "long";
}

/** The first ones that stand where they stand for a reason, at most `most`, and the others. */
export function withReasonFirst(found: readonly Found[], most: number): { first: Found[]; rest: Found[] } {
  const end = found.findIndex(({ resource }) => resource.reason === null);
  const count = Math.min(most, end < 0 ? found.length : end);
  return { first: found.slice(0, count), rest: found.slice(count) };
}

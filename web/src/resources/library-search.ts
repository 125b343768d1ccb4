import type { ResourceHit, ResourceSummary } from "@remanso/core/resources/contract.ts";
import { searchTitles } from "@remanso/core/resources/search.ts";
import type { Length, LibrarySearch } from "./library-address.ts";

/** A resource that was found; with the words around what was found in its text, where it was found there. */
export interface Found {
  readonly resource: ResourceSummary;
  readonly excerpt: ResourceHit["excerpt"];
}

/**
 * What of `resources` answers `search`. Until the server has answered with `hits`, in its order, those in whose title or
 * description the query stands (null: not answered yet, or not reached).
 */
export function findResources(
  resources: readonly ResourceSummary[],
  search: LibrarySearch,
  hits: readonly ResourceHit[] | null,
): Found[] {
  const kept = resources.filter((resource) => passes(resource, search));
  if (search.q === undefined) return kept.map(withoutExcerpt);
  if (hits === null) return searchTitles(kept, search.q).map(withoutExcerpt);
  const byId = new Map(kept.map((resource) => [resource.id, resource]));
  return hits.flatMap(({ id, excerpt }) => {
    const resource = byId.get(id);
    return resource ? [{ resource, excerpt }] : [];
  });
}

function withoutExcerpt(resource: ResourceSummary): Found {
  return { resource, excerpt: null };
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

/** What stands on one of the five shelves. */
export interface Topic {
  readonly category: ResourceSummary["category"];
  readonly found: readonly Found[];
}

/** The shelves, each with all of its resources: in the order in which the first of each comes, so that what weighs most stays first. */
export function byTopic(found: readonly Found[]): Topic[] {
  const categories = [...new Set(found.map(({ resource }) => resource.category))];
  return categories.map((category) => ({
    category,
    found: found.filter(({ resource }) => resource.category === category),
  }));
}

/** The first ones that stand where they stand for a reason, at most `most`, and the others. */
export function withReasonFirst(found: readonly Found[], most: number): { first: Found[]; rest: Found[] } {
  const end = found.findIndex(({ resource }) => resource.reason === null);
  const count = Math.min(most, end < 0 ? found.length : end);
  return { first: found.slice(0, count), rest: found.slice(count) };
}

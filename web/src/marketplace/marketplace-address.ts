/** What the address says of a search among the professionals. */
export interface MarketplaceSearch {
  readonly q?: string | undefined;
  readonly specialty?: string | undefined;
  readonly language?: string | undefined;
  readonly session?: string | undefined;
  readonly professional?: string | undefined;
}

export function marketplaceSearchOf(search: Record<string, unknown>): MarketplaceSearch {
  const text = (name: string) =>
    typeof search[name] === "string" && search[name] ? search[name] : undefined;
  return {
    q: text("q"),
    specialty: text("specialty"),
    language: text("language"),
    session: text("session"),
    professional: text("professional"),
  };
}

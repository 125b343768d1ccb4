/** Plain text values; a bare name ("?login") stays bare. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === "" ? name : `${name}=${encodeURIComponent(String(value))}`));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

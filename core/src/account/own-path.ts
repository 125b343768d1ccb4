// no page of the product has a longer one
const longest = 500;

/**
 * `path` if it is a page of this site that somebody can be sent to after signing in, else null. Refuses whatever a browser could
 * read as another host ("//evil.test", "/\evil.test", "https:…"), characters that are not allowed in an address, and API calls
 * (also when disguised with %-codes or dots).
 */
export function ownPath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > longest) return null;
  // printable ASCII without the backslash
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) return null;
  const [page = ""] = path.split(/[?#]/);
  return page.includes("%") || page.includes("/.") || /^\/api(\/|$)/i.test(page) ? null : path;
}

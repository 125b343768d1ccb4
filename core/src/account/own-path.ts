// longer ones belong to no page of the product
const longest = 500;

/**
 * `path` when it is a page of this site that somebody can be sent to after signing in, else null. What a browser could
 * read as another host ("//evil.test", "/\evil.test", "https:…"), characters that do not belong into an address, and
 * calls of the API (also when disguised by %-codes or dots) are refused.
 */
export function ownPath(path: unknown): string | null {
  if (typeof path !== "string" || path.length > longest) return null;
  // printable ASCII without the backslash
  if (!/^\/(?!\/)[!-[\]-~]*$/.test(path)) return null;
  const [page = ""] = path.split(/[?#]/);
  return page.includes("%") || page.includes("/.") || /^\/api(\/|$)/i.test(page) ? null : path;
}

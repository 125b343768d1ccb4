/** What stands behind the "?", as it is written there. */
export type RawSearch = Readonly<Record<string, string>>;

/** What an entry of the browser's history keeps besides its address; features add their own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it where they use it
export interface EntryState {}

/** An address of the application, taken apart. */
export interface Address {
  /** All of it, beginning with a slash. */
  readonly href: string;
  readonly pathname: string;
  readonly search: RawSearch;
  /** Without its "#". */
  readonly hash: string;
  readonly state: EntryState;
}

/** Takes an address apart, which begins with a slash. */
export function addressOf(href: string, state: EntryState = {}): Address {
  // "//name" would name another host
  const { pathname, search, hash } = new URL(`http://localhost${href}`);
  return {
    href: `${pathname}${search}${hash}`,
    pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    hash: hash.slice(1),
    state,
  };
}

/** What differs in `pathname` if it is at `pattern`, such as "/resources/$resourceId"; null where it is not. Upper case counts as lower. */
export function paramsAt(pattern: string, pathname: string): RawSearch | null {
  const wanted = partsOf(pattern);
  const parts = partsOf(pathname);
  if (wanted.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const part = decoded(parts[at] ?? "");
    if (part === null) return null;
    if (want.startsWith("$")) params[want.slice(1)] = part;
    else if (want !== part.toLowerCase()) return null;
  }
  return params;
}

/** The path with its parameters in their places. */
export function filledPath(pattern: string, params: RawSearch = {}): string {
  return pattern.replaceAll(/\$(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** Plain text values; a bare name ("?login") stays bare. */
export function writtenSearch(search: object): string {
  const parts = Object.entries(search)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === "" ? name : `${name}=${encodeURIComponent(String(value))}`));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

const partsOf = (path: string) => path.split("/").filter(Boolean);

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

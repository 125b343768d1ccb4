export interface Names {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The names in a full name as typed: the first word, and the rest. Runs of white space become one blank; null when nothing is left. */
export function namesIn(typed: string | null | undefined): Names {
  const words = (typed ?? "").split(/\s+/).filter((word) => word !== "");
  const [firstName = null, ...rest] = words;
  return {
    fullName: words.join(" ") || null,
    firstName,
    lastName: rest.join(" ") || null,
  };
}

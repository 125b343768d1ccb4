/**
 * What all spellings of one address have in common: trimmed, NFKC, lower case, without invisible
 * characters. Two accounts never share a key.
 * (decisions §1; it is for finding only: mail always goes to the address as its owner wrote it.)
 */
export function emailKey(email: string): string {
  return email.normalize("NFKC").replace(/\p{C}/gu, "").trim().toLowerCase();
}

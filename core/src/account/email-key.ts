/**
 * One key for all spellings of an address: trimmed, NFKC, lower case, without invisible characters. Two accounts never share a
 * key. For lookup only: mail always goes to the address as its owner wrote it. (decisions §1)
 */
export function emailKey(email: string): string {
  return email.normalize("NFKC").replace(/\p{C}/gu, "").trim().toLowerCase();
}

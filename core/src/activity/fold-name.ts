/**
 * A name with differences of width, case and spaces removed. It is upper-cased, because some letters match only in capitals
 * ("ß" and "SS"), and lower-cased before that, because "ẞ" has no other capital form.
 */
export function foldName(name: string): string {
  const words = name.normalize("NFKC").trim().replace(/\s+/g, " ");
  return words.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

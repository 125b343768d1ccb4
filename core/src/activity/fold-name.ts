/**
 * A name without what does not tell names apart: width, case and spaces. By way of capitals, because some letters have a
 * pair in capitals only ("ß" and "SS"), and of small ones before, because "ẞ" has none of its own.
 */
export function foldName(name: string): string {
  const words = name.normalize("NFKC").trim().replace(/\s+/g, " ");
  return words.toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/**
 * A name without what does not tell names apart: width, case and spaces. By way of capitals, because some letters have a
 * pair in capitals only ("ß" and "SS").
 */
export function foldName(name: string): string {
  return name.normalize("NFKC").trim().replace(/\s+/g, " ").toUpperCase().toLowerCase().normalize("NFKC");
}

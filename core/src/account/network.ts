/**
 * The network of an address, for counting attempts: an IPv4 address itself (also when written as IPv6), or the first 64 bits of
 * an IPv6 address, which is what one subscriber has. Anything else is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.split("%")[0]?.toLowerCase() ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  const groups = tail === undefined ? first : [...first, ...zeros, ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

function groupsOf(part: string): string[] {
  return part === "" ? [] : part.split(":");
}

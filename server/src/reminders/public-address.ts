import { lookup as lookUpName, type LookupAddress, type LookupOptions } from "node:dns";
import { BlockList, isIP } from "node:net";

// A browser's push endpoint is an address that anybody may make up, and this server goes there: it must never lead into the
// operator's own network. The name is resolved at the moment of connecting, and only that result is used.

// the registries of special addresses (IANA): everything that is not the public internet
const notPublic = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  notPublic.addSubnet(network, prefix, "ipv4");
}
// of IPv6 only 2000::/3 is assigned; excluded within it: tunnels that embed another address, documentation, benchmarks
const given = new BlockList();
given.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  notPublic.addSubnet(network, prefix, "ipv6");
}

/** True for an address of the public internet; false for this machine, private networks, link-local and all other special ones. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, "ipv4");
  if (family !== 6) return false;
  return given.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

/** The host of an https address; null for any other address, and for one that carries a name and password. */
export function httpsHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" || username !== "" || password !== "") return null;
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

// names that are never on the public internet
const localNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)$/;

/** False for hosts that cannot be public, decided without a look-up: special IP addresses, and names without a dot. */
export function mayBePublic(host: string): boolean {
  if (isIP(host)) return isPublicAddress(host);
  return host.includes(".") && !localNames.test(host);
}

/** The address is not on the public internet; nothing was sent to it. */
export class NotPublic extends Error {}

type Callback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;
type Lookup = (hostname: string, options: LookupOptions, callback: Callback) => void;

/**
 * A look-up for `https.request` that answers with addresses which `isAllowed`, or fails when any of them is not. The connection
 * uses exactly these, so a name that resolves differently a moment later changes nothing.
 */
export function guardedLookup(isAllowed: (address: string) => boolean): Lookup {
  return (hostname, options, callback) => {
    lookUpName(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "");
      const [first] = found;
      if (!first || found.some(({ address }) => !isAllowed(address))) {
        return callback(new NotPublic("The name leads to an address that is not public."), "");
      }
      if (options.all) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

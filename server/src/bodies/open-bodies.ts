/** The bodies that are being received or worked on, with the room that each may take. */
export interface OpenBodies {
  /** Takes `bytes` of room for one more body of `client`; answers what gives it back, or why there is none. */
  take(client: string, bytes: number): (() => void) | "client-full" | "all-full";
}

interface Limits {
  readonly mostForOne: number;
  readonly mostBytes: number;
}

/** Counts open bodies: at most `mostForOne` of a client, and `mostBytes` of all together. */
export function openBodies({ mostForOne, mostBytes }: Limits): OpenBodies {
  const ofClient = new Map<string, number>();
  let taken = 0;
  return {
    take(client, bytes) {
      const open = ofClient.get(client) ?? 0;
      if (open >= mostForOne) return "client-full";
      if (taken + bytes > mostBytes) return "all-full";
      ofClient.set(client, open + 1);
      taken += bytes;
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        taken -= bytes;
        const left = (ofClient.get(client) ?? 1) - 1;
        if (left === 0) ofClient.delete(client);
        else ofClient.set(client, left);
      };
    },
  };
}

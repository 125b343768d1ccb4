// Whose page this is, in the browser. Every call says so, and the server refuses it where the session is somebody else's by now: a tab
// that was left open does nothing in the name of whoever signed in after.

let owner: string | null = null;

/** The page belongs to this person from now on; the first one told stays. True when this call told it. */
export function ownPage(userId: string): boolean {
  if (owner !== null) return false;
  owner = userId;
  return true;
}

/** What a call of this page carries to say whose it is. */
export function ownerHeader(): Record<string, string> {
  return owner === null ? {} : { "x-remanso-person": owner };
}

import { ownPath } from "@remanso/core/account/own-path.ts";

/**
 * Where a person goes after signing in: on to confirm the address whose link brought them, else back to the page of
 * this site that they came from, else home, or to what they answered as a guest. Never to another site.
 */
export function afterSignIn(
  search: { readonly next?: string; readonly verify?: string },
  hasGuestAnswers = false,
): string {
  if (search.verify) return `/?verify=${encodeURIComponent(search.verify)}`;
  const next = ownPath(search.next) ?? "/";
  return next === "/" && hasGuestAnswers ? "/?keep" : next;
}

/** The address at which a provider's sign-in starts, with the way back. */
export function providerAddress(provider: "google" | "apple" | "oidc", next: string): string {
  const query = new URLSearchParams({ provider, ...(next === "/" ? {} : { next }) });
  return `/api/login?${query}`;
}

// contract: at most 200 characters, of which a rare one takes two
const longest = 100;

/** The typed text as sent to the server and shown in the address; undefined when empty. */
export function searchedFor(typed: unknown): string | undefined {
  if (typeof typed !== "string") return undefined;
  const query = [...typed.trim()].slice(0, longest).join("").trim();
  return query === "" ? undefined : query;
}

/** What the address calls the list of check-ins. */
export const checkInsView = "check-ins";

/** Which of the two views an address asks for. */
export function viewOf(view: string | undefined): "entries" | "check-ins" {
  return view === checkInsView ? "check-ins" : "entries";
}

// specification §2: the routes; ids are UUIDs, except that a resource's is a word
const screens =
  /^\/(assessment|activities|activity-session\/[0-9a-f-]{36}|breathing-game|zen-garden|analytics|marketplace|resources(\/[a-z0-9-]{1,80})?|dashboard|settings|journal|safety-plan)?$/;

/**
 * The screen path in a URL that a browser reports, without query and fragment, because those may contain what somebody typed; null
 * if no screen has that path. decisions §8
 */
export function screenPathOf(pageUrl: string): string | null {
  if (pageUrl === "") return null;
  const path = pageUrl.replace(/[?#].*$/s, "");
  return screens.test(path) ? path : null;
}

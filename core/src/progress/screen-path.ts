// specification §2: the routes; an id is a UUID, a resource is named by a word
const screens =
  /^\/(assessment|activities|activity-session\/[0-9a-f-]{36}|breathing-game|zen-garden|analytics|marketplace|resources(\/[a-z0-9-]{1,80})?|dashboard|settings)?$/;

/**
 * The path of a screen in what a browser says it shows, without query and fragment, which may hold what somebody typed; null
 * where no screen has it. decisions §8
 */
export function screenPathOf(pageUrl: string): string | null {
  if (pageUrl === "") return null;
  const path = pageUrl.replace(/[?#].*$/s, "");
  return screens.test(path) ? path : null;
}

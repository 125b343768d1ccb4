import { personLeaves } from "../device/person.ts";

const path = "/api/logout";

/**
 * Signs out: ends the session on the server, then erases what this device keeps of the person. Answers false, with nothing erased,
 * where the server cannot be reached. specification §2: the way out is a navigation to /api/logout
 */
export async function endSession(userId: string): Promise<boolean> {
  if (!(await endOnServer())) return false;
  await personLeaves(userId);
  location.assign(path);
  return true;
}

/** Ends the session and nothing else: what this device keeps waits for its person. False where the server cannot be reached. */
export function endOnServer(): Promise<boolean> {
  return fetch(path, { redirect: "manual", cache: "no-store" }).then(
    ({ type }) => type === "opaqueredirect",
    () => false,
  );
}

import { personLeaves } from "../device/person.ts";

const path = "/api/logout";

/**
 * Signs out: ends the session on the server, then erases what this device keeps of the person. Answers false, with nothing erased,
 * where the server cannot be reached. specification §2: the way out is a navigation to /api/logout
 */
export async function endSession(userId: string): Promise<boolean> {
  const isEnded = await fetch(path, { redirect: "manual", cache: "no-store" }).then(
    ({ type }) => type === "opaqueredirect",
    () => false,
  );
  if (!isEnded) return false;
  await personLeaves(userId);
  location.assign(path);
  return true;
}

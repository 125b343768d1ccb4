import { freeBytes } from "./database-place.ts";

// two segments of PostgreSQL's log of changes: without room for the next one it stops, and nothing can be read either
const leastFreeBytes = 33_554_432;
const lookEveryMs = 500;

/** Looks again and again whether the disk of `directory` has room for changes, and answers what it saw last. */
export function watchRoom(directory: string): () => boolean {
  let hasRoom = true;
  const look = async () => {
    hasRoom = (await freeBytes(directory)) >= leastFreeBytes;
  };
  setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  return () => hasRoom;
}

import { freeBytes } from "./database-place.ts";

// two segments of PostgreSQL's write-ahead log: without room for the next one it stops, even for reads
const leastFreeBytes = 33_554_432;
const lookEveryMs = 500;

/** Keeps checking whether the disk of `directory` has room for changes; the function answers the latest result. */
export function watchRoom(directory: string): () => boolean {
  let hasRoom = true;
  const look = async () => {
    hasRoom = (await freeBytes(directory)) >= leastFreeBytes;
  };
  setInterval(() => void look().catch(() => undefined), lookEveryMs).unref();
  return () => hasRoom;
}

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Talk } from "@remanso/core/chat/talk.ts";
import { root } from "../root.ts";

const file = join(root, "talk/dist/talk.json");

let read: Talk | null = null;

/** What the embedded program can say, as `npm run build` made it from talk/texts; read at the first message. */
export function builtTalk(): Talk {
  read ??= talkIn(file);
  return read;
}

function talkIn(path: string): Talk {
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run build.`);
  // written by the build from the same type
  const talk: Talk = JSON.parse(readFileSync(path, "utf8"));
  return talk;
}

import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";

/** Asks at the terminal without showing what is typed; null where there is no terminal to ask at. */
export async function askHidden(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const asking = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return (await asking.question("")).trim();
  } finally {
    asking.close();
    process.stderr.write("\n");
  }
}

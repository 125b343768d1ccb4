import { seal } from "../secret.ts";

/** The key of a person's texts, opened. */
export interface TextKey {
  readonly generation: number;
  readonly bytes: Uint8Array;
}

/** A text sealed with a person's key, which is named by its first byte. What is sealed of one row cannot be opened as another's. */
export function sealWith({ generation, bytes }: TextKey, text: string, of: string): Buffer {
  return Buffer.concat([Buffer.from([generation]), seal(Buffer.from(bytes), text, of)]);
}

/** A text, and whether its encoding had to be guessed. */
export interface DecodedText {
  readonly text: string;
  readonly isGuessed: boolean;
}

/** The text of a file: UTF-8, or UTF-16 by its mark; what is neither is read as Windows-1252, as spreadsheets write it, and says so. */
export function decodedText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), isGuessed: false };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), isGuessed: true };
  }
}

/** Base64 in lines, as Daylio writes it; null for anything else. */
export function base64Bytes(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, "")), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

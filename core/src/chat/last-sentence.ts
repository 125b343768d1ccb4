/** The question that a text ends with, or the text where it ends with none. */
export function lastSentence(text: string): string {
  return /(?:^|[.!?…] )([^.!?…]+\?)$/.exec(text)?.[1] ?? text;
}

/** The text without the question that it ends with, unless that is all of it. */
export function withoutLastSentence(text: string): string {
  const rest = text.slice(0, text.length - lastSentence(text).length).trim();
  return rest === "" ? text : rest;
}

/** Resolves once the whole style sheet, which boot.js fetches, is here: later screens need more than the inlined rules. */
export function wholeSheetArrived(): Promise<unknown> | null {
  const link = document.querySelector<HTMLLinkElement>("link#sheet");
  if (!link || link.sheet) return null;
  return new Promise((resolve) =>
    ["load", "error"].forEach((event) => link.addEventListener(event, resolve)),
  );
}

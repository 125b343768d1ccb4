/** Makes everything on the page inert except `kept` and what contains it. The answer undoes it. */
export function makeRestInert(kept: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let at: HTMLElement | null = kept; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      made.push(sibling);
    }
  }
  return () => made.forEach((element) => (element.inert = false));
}

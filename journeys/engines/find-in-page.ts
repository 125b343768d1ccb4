/** What a person sees of a thing: its role and name, the label of a field, or a text. */
export type Target = { readonly exact?: boolean } & (
  | { readonly role: string; readonly name: string }
  | { readonly label: string }
  | { readonly text: string }
);

/** Where it is. `isHit` says whether a press there would reach it. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly isHit: boolean;
  readonly isDisabled: boolean;
  readonly text: string;
  readonly value: string;
}

interface Queries {
  queryAllByRole(within: Element, role: string, options: { name: string | RegExp }): HTMLElement[];
  queryAllByLabelText(within: Element, text: string | RegExp): HTMLElement[];
  queryAllByText(within: Element, text: string | RegExp): HTMLElement[];
}

/**
 * Runs in the page, which has @testing-library/dom in it: the first visible thing of this kind, brought into view; null if there is
 * none or it still moves; "unprepared" where the library is missing. Texts are parts of what is there unless `exact`.
 */
export async function findInPage(target: Target): Promise<Found | null | "unprepared"> {
  const queries: Queries | undefined = Reflect.get(globalThis, "TestingLibraryDom");
  if (!queries) return "unprepared";
  const like = (text: string) =>
    target.exact ? text : new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const all = () => {
    if ("role" in target)
      return queries.queryAllByRole(document.body, target.role, { name: like(target.name) });
    if ("label" in target) return queries.queryAllByLabelText(document.body, like(target.label));
    return queries.queryAllByText(document.body, like(target.text));
  };
  const found = all().find((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  });
  if (!found) return null;
  const before = found.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight)
    found.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = found.getBoundingClientRect();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = found.getBoundingClientRect();
  if (after.left !== left || after.top !== top || after.width !== width) return null;
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isHit: hit !== null && (found.contains(hit) || hit.closest("label")?.control === found),
    isDisabled: found.matches(":disabled, [aria-disabled=true]"),
    text: found.innerText,
    value: found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found.value : "",
  };
}

import type { Page } from "playwright-core";

/** Sets how large the browser's own text is, in percent of what a person has who changed nothing: the widths in rem follow it. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", {
    fontSizes: { standard: (16 * percent) / 100, fixed: Math.round((13 * percent) / 100) },
  });
  // what lies below the window keeps the measures of the size before until it is drawn
  if (percent !== 100) await adopt(page, "* { content-visibility: visible !important }");
}

/** Adds a rule to the page's own. */
export async function adopt(page: Page, rule: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);
}

/** What cannot be read or pressed on the page as it is now: each named by what it is. */
export async function unreadable(page: Page): Promise<string[]> {
  return [...(await page.evaluate(cutOrOutside)), ...(await page.evaluate(covered))];
}

/** Runs in the page: what is wider than the window, and the texts that stand outside it or that a box cuts. */
function cutOrOutside(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, svg, [inert], [aria-hidden=true], [class*=line-clamp]");
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? "").trim() !== "");
  // wider than any place for it; browsers with a dictionary put a hyphen there
  const mayBreak = (word: string) => word.length > 10 && matchMedia("(max-width: 15rem)").matches;
  const brokenWords = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === 3)
      .flatMap((node) =>
        // an address may break anywhere
        [...(node.textContent ?? "").matchAll(/(?<![\p{L}@.])\p{L}{2,}(?![\p{L}@.])/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return (
              new Set(
                [...range.getClientRects()]
                  .filter(({ width }) => width > 1)
                  .map(({ top }) => Math.round(top)),
              ).size > 1
            );
          })
          .flatMap(([word]) => (mayBreak(word) ? [] : [word])),
      );
  const found = scrollWidth > width ? [`the page is ${scrollWidth - width} px too wide`] : [];
  for (const element of open.querySelectorAll("*")) {
    if (!hasText(element) && !element.matches("button, a[href], input, select, textarea")) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const at = hasText(element) ? range.getBoundingClientRect() : element.getBoundingClientRect();
    if (at.width < 2) continue;
    const name = `“${(element.textContent || element.getAttribute("aria-label") || "").trim().slice(0, 40)}”`;
    let isInScroller = false;
    let isInTallScroller = false;
    let isCut = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // for readers alone
      if (edge.width < 2) isInScroller = true;
      isInScroller ||= /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
      isInTallScroller ||= /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight;
      const isWide = /hidden|clip/.test(overflowX) && (at.right > edge.right + 2 || at.left < edge.left - 2);
      const isTall = /hidden|clip/.test(overflowY) && (at.bottom > edge.bottom + 4 || at.top < edge.top - 4);
      isCut ||= !isInScroller && (isWide || (isTall && !isInTallScroller));
      if (isInScroller || isCut) break;
    }
    if (isCut) found.push(`${name} is cut`);
    if (
      element.matches(":is(a, button, label, summary, h1, h2, h3), :is(a, button, label, summary) *") &&
      !element.matches("input, textarea, select")
    )
      found.push(...brokenWords(element).map((word) => `“${word}” is broken`));
    if (!isInScroller && (at.left < -1 || at.right > width + 1)) found.push(`${name} is outside`);
  }
  return found;
}

/** Runs in the page: controls that something fixed covers when they have the focus. */
function covered(): string[] {
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
  const controls =
    "button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex='0']";
  const isFree = (element: HTMLElement) => {
    element.focus();
    const box = element.getBoundingClientRect();
    // of what is wider than the window, the part that is seen
    const left = Math.max(box.left, 0);
    const width = Math.min(box.right, innerWidth) - left;
    const label = "labels" in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
    const points = [0.5, 0.15, 0.85].flatMap((y) =>
      [0.5, 0.1, 0.9].map((x) => [left + width * x, box.top + box.height * y] as const),
    );
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const isIts = hit !== null && (element.contains(hit) || hit.contains(element));
      return isIts || [...(label ?? [])].some((one) => one.getClientRects().length > 0);
    });
  };
  const at = [scrollX, scrollY] as const;
  const found = [...open.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !element.closest(".sr-only, [inert], [aria-hidden=true]") &&
        !isFree(element),
    )
    .map(
      (element) =>
        `“${(element.getAttribute("aria-label") || element.textContent || "").trim().slice(0, 40)}” is covered`,
    );
  scrollTo(...at);
  return found;
}

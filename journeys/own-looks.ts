import type { Page } from "playwright-core";

/** What only a color tells on the page as it is now: each chosen or disabled control that looks like its neighbor but for colors. */
export async function leftToColors(page: Page): Promise<string[]> {
  return page.evaluate(colorAlone);
}

/** What moves by itself on the page as it is now. Fading moves nothing. */
export async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" &&
          effect instanceof KeyframeEffect &&
          Number(effect.getComputedTiming().activeDuration) > 20 &&
          effect
            .getKeyframes()
            .some((frame) =>
              ["transform", "translate", "scale", "rotate", "left", "top", "offsetDistance"].some(
                (name) => name in frame,
              ),
            ),
      )
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? `moves: ${effect.target?.outerHTML.slice(0, 80)}` : "",
      ),
  );
}

/** Runs in the page. */
function colorAlone(): string[] {
  const states = [
    "[aria-checked=true]",
    "[aria-pressed=true]",
    "[aria-selected=true]",
    "[aria-current]:not([aria-current=false])",
    "label:has(input:checked)",
    ":disabled",
    "[aria-disabled=true]",
  ];
  const open = [...document.querySelectorAll("dialog[open], :popover-open")].at(-1) ?? document.body;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".sr-only, [aria-hidden=true]") &&
    element.getBoundingClientRect().width > 2;
  // everything that is seen of a control without its colors
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll("*")]
      .filter((part) => !part.matches("input.sr-only"))
      .map((part) => {
        const style = getComputedStyle(part);
        const marks = ["::before", "::after"].map((pseudo) => getComputedStyle(part, pseudo).content).join();
        const { borderTopWidth, borderTopStyle, borderBottomWidth, outlineWidth, outlineStyle } = style;
        const edges = [borderTopWidth, borderTopStyle, borderBottomWidth];
        const ring = outlineStyle === "none" ? "" : outlineWidth + outlineStyle;
        const place = part === element ? "" : style.translate + style.transform;
        return [...edges, ring, style.fontWeight, style.textDecorationLine, marks, place, part.tagName].join(
          " ",
        );
      })
      .join("\n");
  const nameOf = (element: Element) =>
    `“${(element.getAttribute("aria-label") || element.textContent || "").trim().slice(0, 40)}”`;
  const found: string[] = [];
  for (const state of states)
    for (const element of open.querySelectorAll(state)) {
      if (!isShown(element) || element.matches("input, option")) continue;
      const around = "[role=tablist], [role=radiogroup], fieldset, nav, ul, ol, form";
      const group = (element.matches("[role=switch]") ? null : element.closest(around)) ?? open;
      const others = [...group.querySelectorAll(element.tagName)].filter(
        (other) =>
          other !== element &&
          isShown(other) &&
          other.getAttribute("role") === element.getAttribute("role") &&
          !states.some((one) => other.matches(one)),
      );
      const alike = others.find((other) => looks(other) === looks(element));
      if (alike) found.push(`${nameOf(element)} (${state}) looks like ${nameOf(alike)}`);
    }
  return found;
}

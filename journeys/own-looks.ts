import type { Page } from "playwright-core";

/**
 * What only a color tells on the page as it is now: each chosen, switched or disabled control that looks like its neighbor, or like
 * itself in its other state, but for colors; and each bar, dot or mark of which nothing is seen.
 */
export async function leftToColors(page: Page): Promise<string[]> {
  return [...(await page.evaluate(colorAlone)), ...(await page.evaluate(unseen))];
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

/** Runs in the page: each control beside the others of its group, and turned over and back, for one without a neighbor. */
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
        const place = part === element ? "" : style.display + style.translate + style.transform;
        return [...edges, ring, style.fontWeight, style.textDecorationLine, marks, place, part.tagName].join(
          " ",
        );
      })
      .join("\n");
  const turnOver = (control: Element): (() => void) => {
    if (control instanceof HTMLInputElement && control.checked) {
      control.checked = false;
      return () => (control.checked = true);
    }
    if (control.matches(":disabled") && "disabled" in control) {
      control.disabled = false;
      return () => (control.disabled = true);
    }
    const state = [...control.attributes].find(({ name }) =>
      /^aria-(checked|pressed|selected|current|disabled)$/.test(name),
    );
    const was = state?.value ?? "";
    if (state) state.value = "false";
    return () => {
      if (state) state.value = was;
    };
  };
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
      const before = looks(element);
      const turnBack = turnOver(element.matches("label") ? element.querySelector("input")! : element);
      // a box of the browser's own drawing can be told apart
      if (looks(element) === before && !element.matches("label:has(input:not(.sr-only, [class*=opacity-0]))"))
        found.push(`${nameOf(element)} (${state}) looks as it does without it`);
      turnBack();
    }
  return found;
}

/** Runs in the page: what is drawn by its ground alone, and has none left. */
function unseen(): string[] {
  return [...document.body.querySelectorAll(":is(main, dialog[open]) :is(span, div):empty")]
    .filter((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return width > 2 && height > 2 && !shape.closest(".sr-only") && /(^| )bg-/.test(shape.className);
    })
    .filter((shape) => {
      const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } = getComputedStyle(shape);
      const isBlank = ["rgba(0, 0, 0, 0)", "rgb(255, 255, 255)"].includes(backgroundColor);
      return isBlank && backgroundImage === "none" && borderTopWidth + borderLeftWidth === "0px0px";
    })
    .map((shape) => `nothing is seen of ${shape.outerHTML.slice(0, 100)}`);
}

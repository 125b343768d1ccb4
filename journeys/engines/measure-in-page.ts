/**
 * Runs in the page: its language and main headings, how far it reaches beyond the edge, and neighbours in a grid or a row of boxes that lie on
 * each other although no style asks for it.
 */
export function measure() {
  const overlap = ([one, other]: [Element, Element]): boolean => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1 && height > 1 && areaOf(one) !== areaOf(other);
  };
  // parts that are put into the same place share it; others have none, and are told apart by themselves
  const areaOf = (part: Element): unknown => {
    const { gridArea, gridRowStart, gridColumnStart } = getComputedStyle(part);
    return gridRowStart === "auto" && gridColumnStart === "auto" ? part : gridArea;
  };
  const isFlowing = (part: Element): boolean => {
    const { position, margin } = getComputedStyle(part);
    return position === "static" && !margin.includes("-");
  };
  const neighbours = [...document.querySelectorAll("main *")]
    .filter((box) => /grid|flex/.test(getComputedStyle(box).display))
    .map((box) => [...box.children].filter(isFlowing))
    .flatMap((parts) =>
      parts.flatMap((one, index) => parts.slice(index + 1).map((other): [Element, Element] => [one, other])),
    );
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    language: document.documentElement.lang,
    headings: document.querySelectorAll("h1").length,
    overflow: scrollWidth - clientWidth,
    overlaps: neighbours.filter(overlap).map((pair) => pair.map(({ outerHTML }) => outerHTML.slice(0, 90))),
  };
}

type Stroke = { fill: "none"; stroke: string; strokeLinecap: "round"; strokeWidth?: number; opacity: number };

/** A stroke in one of the paints. Attributes, not classes: a page's classes do not reach into the sheet of scenes. */
function stroke(paint: string, opacity: number, strokeWidth?: number): Stroke {
  return { fill: "none", stroke: `var(--art-${paint})`, strokeLinecap: "round", strokeWidth, opacity };
}

/** The strokes that many drawings share; the classes are for places with a light of their own, such as the garden. */
export const strokes = {
  grain: { ...stroke("grain", 0.2, 0.9), className: "art-grain" },
  ripple: stroke("ripple", 0.9, 1.5),
  openRipple: stroke("ripple", 0.7, 1.1),
  glint: stroke("ripple", 0.5, 1.2),
  light: stroke("sun", 0.75, 2.4),
  cloud: stroke("halo", 0.75, 5.5),
  steam: stroke("steam", 0.8, 3),
  stars: { ...stroke("paper", 0.6, 1.2), display: "var(--art-night)", className: "art-night" },
  seas: { ...stroke("hill-1", 0.13), display: "var(--art-night)", className: "art-night" },
};

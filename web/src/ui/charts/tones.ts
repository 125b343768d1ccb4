export type LineTone = "ink" | "primary" | "work" | "financial" | "personal" | "global";

export const strokes: Readonly<Record<LineTone, string>> = {
  ink: "stroke-ink",
  primary: "stroke-primary",
  work: "stroke-work",
  financial: "stroke-financial",
  personal: "stroke-personal",
  global: "stroke-global",
};

export const dots: Readonly<Record<LineTone, string>> = {
  ink: "bg-ink",
  primary: "bg-primary",
  work: "bg-work",
  financial: "bg-financial",
  personal: "bg-personal",
  global: "bg-global",
};

export const fills: Readonly<Record<LineTone, string>> = {
  ink: "fill-ink",
  primary: "fill-primary",
  work: "fill-work",
  financial: "fill-financial",
  personal: "fill-personal",
  global: "fill-global",
};

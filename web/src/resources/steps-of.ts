import type { Block, Span } from "@remanso/core/resources/content-blocks.ts";

/** A step of a guide in pictures: its name, what to do, and the name of its drawing. */
export interface PictureStep {
  readonly title: readonly Span[];
  readonly blocks: readonly Block[];
  readonly drawing: string;
}

export interface PictureGuide {
  readonly before: readonly Block[];
  readonly steps: readonly PictureStep[];
  /** What is good to know afterwards: it begins at the first smaller heading after the last step. */
  readonly after: readonly Block[];
}

/** A guide in pictures in its parts: each heading of the second rank is a step, and has the next of `drawings`. */
export function stepsOf(blocks: readonly Block[], drawings: readonly string[]): PictureGuide {
  const starts = blocks.flatMap((block, index) => (isHeading(block, 2) ? [index] : []));
  const [first = blocks.length] = starts;
  const last = starts.at(-1) ?? blocks.length;
  const after = blocks.findIndex((block, index) => index > last && isHeading(block, 3));
  const end = after < 0 ? blocks.length : after;
  const steps = starts.map((start, index) => {
    const [heading, ...more] = blocks.slice(start, starts[index + 1] ?? end);
    return {
      title: heading?.kind === "heading" ? heading.spans : [],
      blocks: more,
      drawing: drawings[index] ?? "",
    };
  });
  return { before: blocks.slice(0, first), steps, after: blocks.slice(end) };
}

function isHeading(block: Block, level: number): boolean {
  return block.kind === "heading" && block.level === level;
}

import type { Block, Span } from "@remanso/core/resources/content-blocks.ts";

interface TextBlocksProps {
  blocks: readonly Block[];
  /** The rank of the heading that these stand below. */
  below?: 1 | 2;
}

/** A text as elements. The highest heading in it stands one rank below the one before it. */
export function TextBlocks({ blocks, below = 1 }: TextBlocksProps) {
  const top = Math.min(...blocks.map((block) => (block.kind === "heading" ? block.level : 3)));
  // the text of a resource never changes while it is read: its parts are known by their place
  return blocks.map((block, index) => <Part key={index} block={block} top={top - below + 1} />);
}

const ranks = ["h2", "h3", "h4"] as const;

const looks = {
  h2: "mt-11 mb-3 text-[1.6rem] lg:text-[1.75rem]",
  h3: "mt-8 mb-2 text-[1.25rem]",
  h4: "mt-6 mb-1 text-[1.1rem]",
} as const;

function Part({ block, top }: { block: Block; top: number }) {
  switch (block.kind) {
    case "heading": {
      const Heading = ranks[block.level - top] ?? "h4";
      return (
        <Heading data-part="" className={`${looks[Heading]} first:mt-0`}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p data-part="" className="mb-4 wrap-anywhere last:mb-0">
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return (
        <ul data-part="" className="mb-5 grid list-none gap-2.5 pl-1 last:mb-0">
          {block.items.map((spans, index) => (
            <li
              key={index}
              className="relative pl-6 wrap-anywhere before:absolute before:left-0.5 before:top-[0.62em] before:size-2 before:rounded-full before:border-2 before:border-primary"
            >
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
  }
}

export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong }, index) => (strong ? <strong key={index}>{text}</strong> : text));
}

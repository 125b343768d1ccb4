import type { Block } from "@remanso/core/resources/content-blocks.ts";
import { useStrings } from "../app/language.tsx";
import { LibraryScene } from "../ui/illustrations/library/library-scene.tsx";
import { stepsOf, type PictureStep } from "./steps-of.ts";
import { strings } from "./strings.ts";
import { Spans, TextBlocks } from "./text-blocks.tsx";

/** A guide in pictures: a card for each step, and the text around them. */
export function PictureSteps({
  blocks,
  drawings,
}: {
  blocks: readonly Block[];
  drawings: readonly string[];
}) {
  const { before, steps, after } = stepsOf(blocks, drawings);
  return (
    <>
      <TextBlocks blocks={before} />
      <ol className="my-9 grid grid-cols-[minmax(0,1fr)] gap-6 xl:-mx-[clamp(0px,calc((100vw-61rem)/2),9rem)]">
        {steps.map((step, index) => (
          <Step key={index} step={step} number={index + 1} of={steps.length} />
        ))}
      </ol>
      <TextBlocks blocks={after} />
    </>
  );
}

function Step({ step, number, of }: { step: PictureStep; number: number; of: number }) {
  const words = useStrings(strings);
  return (
    <li
      data-part=""
      className="overflow-hidden rounded-card bg-raised shadow-card print:shadow-none xl:grid xl:grid-cols-2 xl:items-center xl:p-4"
    >
      <LibraryScene
        name={`step-${step.drawing}`}
        ratio={1.6}
        className="w-full xl:self-start xl:rounded-2xl"
      />
      <div className="p-[min(1.5rem,6vw)] xl:px-8 xl:py-3">
        <p className="mb-1 text-[0.9rem] font-semibold text-soft tabular-nums">{words.step(number, of)}</p>
        <h2 className="mb-3 text-[1.45rem]">
          <Spans spans={step.title} />
        </h2>
        <TextBlocks blocks={step.blocks} below={2} />
      </div>
    </li>
  );
}

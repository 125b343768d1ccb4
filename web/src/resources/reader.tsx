import { ArrowLeft } from "lucide-react";
import { Suspense, useMemo, useRef } from "react";
import { blocksOf } from "@remanso/core/resources/content-blocks.ts";
import type { Resource } from "@remanso/core/resources/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { SaveControl } from "../offline/save-control.tsx";
import { LibraryScene } from "../ui/illustrations/library/library-scene.tsx";
import { CategoryBadge } from "./category-badge.tsx";
import { Neighbours } from "./neighbours.tsx";
import { PictureSteps } from "./picture-steps.tsx";
import { AudioPlayer, FilmPlayer } from "./player.ts";
import { PracticeCard } from "./practice-card.tsx";
import { Provenance } from "./provenance.tsx";
import { ReadMark } from "./read-mark.tsx";
import { ReadToggle } from "./read-toggle.tsx";
import { ReadingPlace } from "./reading-place.tsx";
import { stepsOf } from "./steps-of.ts";
import { strings } from "./strings.ts";
import { TextBlocks } from "./text-blocks.tsx";
import { TypeName } from "./type-name.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import { useReachEnd } from "./use-reach-end.ts";
import { useViewOnce } from "./use-view-once.ts";

/** A resource that is open: its head, its text, and what follows from it. */
export function Reader({ resource, userId }: { resource: Resource; userId: string }) {
  const marking = useMarkRead(resource);
  const body = useRef<HTMLDivElement>(null);
  const end = useReachEnd({ isOver: resource.isRead || marking.isChosen, onRead: () => marking.mark(true) });
  useViewOnce(resource.id);
  return (
    <div data-reader="" className="mx-auto grid w-full max-w-[33rem] grid-cols-[minmax(0,1fr)]">
      <ToLibrary />
      <article>
        <Head resource={resource} />
        {/* what is played stands in the first view of a small phone */}
        {resource.type === "audio" ? <Sound resource={resource} /> : null}
        {resource.type === "video" ? <Film resource={resource} userId={userId} /> : null}
        <About resource={resource} />
        <ReadingPlace userId={userId} resourceId={resource.id} body={body} />
        <div ref={body} className="text-[1.06rem] leading-[1.65]">
          <Body resource={resource} />
        </div>
        <div ref={end} aria-hidden="true" className="h-px" />
        <div className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <ReadToggle isRead={resource.isRead} marking={marking} />
          <SaveControl address={`/api/resources/${resource.id}`} data={resource} />
        </div>
        <PracticeCard practice={resource.practice} />
        <Provenance resource={resource} />
      </article>
      <Neighbours resource={resource} />
    </div>
  );
}

function ToLibrary() {
  const words = useStrings(strings);
  return (
    <Link
      to="/resources"
      className="-ml-1 mb-2 max-sm:-mt-3 inline-flex min-h-11 w-fit items-center gap-2 rounded-control pr-3 font-semibold text-primary hover:text-primary-deep print:hidden"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {words.toLibrary}
    </Link>
  );
}

/** What it is. */
function Head({ resource }: { resource: Resource }) {
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {/* a film brings its own picture */}
      {resource.type === "video" ? null : (
        <LibraryScene
          name={resource.id}
          ratio={resource.type === "audio" ? 2.6 : 1.8}
          className="w-full rounded-card shadow-card lg:-mx-12 lg:w-[calc(100%+6rem)] lg:max-w-none!"
        />
      )}
      {resource.type === "video" ? null : <Kind resource={resource} className="mt-3" />}
      <h1 className="text-[min(2.1rem,9.5vw)] wrap-anywhere lg:text-[2.7rem]">{resource.title}</h1>
    </header>
  );
}

/** What it is, in a row; of a film below it, so that all of its player stands in the first view of a phone. */
function Kind({ resource, className = "" }: { resource: Resource; className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <CategoryBadge category={resource.category} />
      <TypeName type={resource.type} duration={resource.duration} />
      {resource.isRead ? <ReadMark /> : null}
    </p>
  );
}

/** What it is about. */
function About({ resource }: { resource: Resource }) {
  const words = useStrings(strings);
  const isPlayed = resource.type === "audio" || resource.type === "video";
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${isPlayed ? "mt-8" : "mt-4"}`}>
      {resource.type === "video" ? <Kind resource={resource} /> : null}
      <p className="font-serif text-[1.2rem] leading-normal text-soft">{resource.description}</p>
      {isPlayed ? (
        <div className="mt-4 grid gap-1">
          <h2 className="text-[1.6rem] lg:text-[1.75rem]">{words.text}</h2>
          {resource.type === "audio" ? <p className="text-soft">{words.listenText}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

const place = "mt-5 print:hidden lg:-mx-12";

function Sound({ resource }: { resource: Resource }) {
  return (
    <div className={place}>
      <Suspense>
        <AudioPlayer resource={resource} />
      </Suspense>
    </div>
  );
}

function Film({ resource, userId }: { resource: Resource; userId: string }) {
  const { id, title, content, drawings } = resource;
  const { steps } = useMemo(() => stepsOf(blocksOf(content), drawings), [content, drawings]);
  return (
    <div className={place}>
      <Suspense>
        <FilmPlayer key={id} id={id} title={title} steps={steps} userId={userId} />
      </Suspense>
    </div>
  );
}

function Body({ resource }: { resource: Resource }) {
  const blocks = blocksOf(resource.content);
  return resource.type === "video" ? (
    <PictureSteps blocks={blocks} drawings={resource.drawings} />
  ) : (
    <TextBlocks blocks={blocks} />
  );
}

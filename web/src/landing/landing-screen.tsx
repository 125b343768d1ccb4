import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityScene, type ActivitySceneType } from "../ui/illustrations/activity-scene.tsx";
import { LandingScene } from "../ui/illustrations/landing-scene.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { strings } from "./strings.ts";

const wayScenes: readonly ActivitySceneType[] = ["reflection", "nature", "meditation", "journaling"];

const band = "mx-auto w-full max-w-[1120px] px-6 sm:px-10 lg:px-12";
const quietWay = `${buttonClass("plain")} px-2! text-ink! underline underline-offset-4`;
const sectionTitle = "text-[2rem] lg:text-[2.75rem]";

/** What a stranger sees: one picture, one sentence, one next step; then what there is, in a few calm sections. */
export function LandingScreen() {
  return (
    <>
      <Opening />
      <div className={`${band} grid gap-24 py-20 lg:gap-36 lg:py-32`}>
        <Way />
        <Private />
        <Honest />
      </div>
    </>
  );
}

/** The picture begins where the words end: beside them on wide screens, below them on phones. */
function Opening() {
  const words = useStrings(strings);
  return (
    <section className="art art-tone-dawn relative isolate min-h-svh overflow-hidden lg:min-h-[max(min(100svh,60rem),52rem)]">
      <LandingScene className="absolute inset-x-0 bottom-0 -z-10 h-[118vw] w-full bg-none! sm:h-[75vw] lg:h-[68%]" />
      <div className={`${band} pb-[84vw] pt-28 sm:pb-[54vw] lg:pb-96 lg:pt-32`}>
        <h1 className="max-w-[10ch] text-[min(clamp(3rem,1.8rem+4.6vw,5.6rem),16vw)] leading-[0.98] tracking-[-0.03em]">
          {words.headline}
        </h1>
        <p className="mt-6 max-w-[25rem] text-[1.15rem]">{words.lead}</p>
        <div className="mt-6 grid justify-items-start gap-1">
          <p className="flex flex-wrap items-center gap-2.5">
            <a href="/?breathe" className={`${buttonClass()} min-h-13 px-7 text-[1.1rem]`}>
              {words.breathe}
            </a>
            <a
              href="/?login=sign-up"
              className={`${buttonClass("soft")} min-h-13 bg-raised! px-6 text-[1.1rem]`}
            >
              {words.begin}
            </a>
          </p>
          <p className="-ml-2 flex flex-wrap items-center">
            <a href="/?questions" className={quietWay}>
              {words.questions}
            </a>
            <a href="/?login" className={quietWay}>
              {words.haveAccount}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

function Way() {
  const words = useStrings(strings);
  return (
    <section>
      <h2 className={`${sectionTitle} max-w-[14ch]`}>{words.wayTitle}</h2>
      <ol className="mt-12 grid gap-x-16 gap-y-14 sm:grid-cols-2 lg:-mt-6">
        {words.way.map(({ title, text }, index) => (
          <li key={title} className="sm:odd:mt-24 sm:even:-mb-24">
            <ActivityScene
              type={wayScenes[index] ?? "custom"}
              className="aspect-[1.6] w-full rounded-card shadow-card"
            />
            <div className="mt-6 grid grid-cols-[auto_1fr] gap-x-5">
              <span aria-hidden="true" className="font-serif text-[2.75rem] leading-none text-clay">
                {index + 1}
              </span>
              <h3 className="self-end text-2xl">{title}</h3>
              <p className="col-start-2 mt-2 text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Private() {
  const words = useStrings(strings);
  return (
    <section className="relative isolate overflow-hidden rounded-[2.5rem] bg-wash px-6 py-14 sm:mt-24 sm:px-12 lg:px-20 lg:py-24">
      <RippleLogo size={420} className="absolute -right-24 -top-32 -z-10 text-primary opacity-15" />
      <h2 className={`${sectionTitle} max-w-[18ch]`}>{words.privateTitle}</h2>
      <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-3">
        {words.privateFacts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-2xl">{title}</dt>
            <dd className="mt-2 text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <a
        href="/privacy"
        className="mt-8 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {words.readPrivacy}
      </a>
    </section>
  );
}

function Honest() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-16 sm:grid-cols-2">
      <section>
        <h2 className="text-2xl">{words.honestTitle}</h2>
        <p className="mt-3 max-w-[44ch] text-soft">{words.honestText}</p>
        <a
          href="/help"
          className="mt-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.findHelp}
        </a>
      </section>
      <section className="sm:justify-self-end sm:text-right">
        <h2 className={sectionTitle}>{words.endTitle}</h2>
        <a href="/?login=sign-up" className={`${buttonClass()} mt-5 min-h-13 px-7 text-[1.1rem]`}>
          {words.begin}
        </a>
      </section>
    </div>
  );
}

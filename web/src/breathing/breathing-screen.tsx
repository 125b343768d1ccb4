import { useEffect, useRef, useState } from "react";
import { patterns, pauseSeconds } from "@remanso/core/breathing/patterns.ts";
import { gameLengthMs } from "@remanso/core/breathing/phase-at.ts";
import { scoreGame } from "@remanso/core/breathing/score.ts";
import { AskBeforeLeaving } from "../app/ask-before-leaving.tsx";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyDialog, lazyPart } from "../app/lazy-part.tsx";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { GrownPlants } from "../garden/grown-part.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { RippleCross } from "../ui/illustrations/ripple-cross.tsx";
import { firstChoice, lengthText, type Choice } from "./choice.ts";
import type { FinishedGame } from "./finished-game.ts";
import { Countdown, CycleProgress, GameControls, PhaseLabel, StageCorners } from "./game-stage.tsx";
import { BenefitsPanel, SessionProgress, StatsPanel } from "./panels.tsx";
import { Pickers, usePatternName } from "./pickers.tsx";
import { Stage } from "./stage.tsx";
import { StartBar, StartBlock, StartButton } from "./start-block.tsx";
import { strings } from "./strings.ts";
import { useCalmView } from "./use-calm-view.ts";
import { usePlay, type Play } from "./use-play.ts";

const ResultDialog = lazyDialog(() =>
  importAgain(() => import("./result-dialog.tsx")).then(({ ResultDialog: Part }) => Part),
);

// the breaths of a game that follows a person's own
const TracesPanel = lazyPart(() =>
  importAgain(() => import("./breath-traces.tsx")).then(({ TracesPanel: Part }) => Part),
);

/** Choose a rhythm, breathe with the light on the water, see what the server counts of it. */
export function BreathingScreen() {
  const words = useStrings(strings);
  const [choice, setChoice] = useState<Choice>(firstChoice);
  const play = usePlay();
  const stageRef = useRef<HTMLElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  const { isCalm, enter, leave } = useCalmView(stageRef);
  const isResting = useIsResting();
  const { game, reading } = play.control;
  const isPicking = game === null;
  const isTold = play.outcome?.isToldInFull ?? false;
  useFocusOnChange(isPicking, () => {
    const place = isPicking && !isCalm ? rootRef.current : stageRef.current;
    const controls = place?.querySelectorAll<HTMLElement>("[data-start], [data-circle], [data-toggle]");
    return [...(controls ?? [])].find((control) => control.getClientRects().length > 0);
  });
  // come ahead of their time: a game may end without a network
  useEffect(
    () =>
      fetchAhead(() => Promise.all([ResultDialog, GrownPlants, TracesPanel].map((part) => part.loaded()))),
    [],
  );
  useEffect(() => {
    if (isTold) leave();
  }, [isTold, leave]);
  const start = () => play.start(choice);
  const parts = useStageParts({ play, choice, onStart: start, isCalm });

  return (
    // on phones one column; the start below it stays in view all the way down the choices
    <div ref={rootRef} className="flex grow flex-col gap-5 lg:gap-8">
      <header className={isPicking ? "grid gap-1" : "sr-only lg:not-sr-only"}>
        <h1 className="text-[min(1.7rem,8vw)] lg:text-[2.6rem]">{words.title}</h1>
      </header>
      <div className="contents lg:grid lg:grid-cols-[7fr_6fr] lg:gap-12">
        <div
          className={`contents lg:flex lg:min-w-0 lg:flex-col ${isCalm ? "" : "lg:sticky lg:top-[min(1.5rem,calc(100dvh-44rem))] lg:self-start"}`}
        >
          <Stage
            ref={stageRef}
            label={words.title}
            control={play.control}
            holds={play.holds}
            isCalm={isCalm}
            corners={<StageCorners isCalm={isCalm} onCalm={isCalm ? leave : enter} />}
            {...parts}
          />
        </div>
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-8">
          {isPicking ? <p className="text-[0.95rem] leading-snug">{words.safety}</p> : null}
          {isPicking ? <Pickers choice={choice} onChoose={setChoice} /> : null}
          {game && reading ? (
            <SessionProgress game={game} reading={reading} accuracy={play.accuracy} />
          ) : null}
          {game?.mode === "follow" ? (
            <TracesPanel rhythm={game.rhythm} holds={play.holds.sofar()} qualities={play.qualities} />
          ) : null}
          <BenefitsPanel pattern={choice.pattern} className="max-lg:order-1" />
        </div>
      </div>
      <AskBeforeLeaving
        {...words.leaving}
        wouldLose={game !== null && play.outcome === null}
        onAsk={() => (play.control.isRunning ? play.toggle() : undefined)}
      />
      {isResting ? null : <StatsPanel className="max-lg:order-2" />}
      {isPicking && !isCalm ? <StartBar onStart={start} /> : null}
      {play.outcome && isTold ? (
        <ResultDialog
          finished={play.outcome.finished}
          sending={play.sending}
          onRetry={play.retry}
          onClose={play.close}
        />
      ) : null}
    </div>
  );
}

interface StagePartsProps {
  play: Play;
  choice: Choice;
  onStart: () => void;
  isCalm: boolean;
}

/** The content of the picture before, during and after a game. */
function useStageParts({ play, choice, onStart, isCalm }: StagePartsProps) {
  const words = useStrings(strings);
  const nameOf = usePatternName();
  const { game, reading, isRunning } = play.control;
  if (play.outcome) {
    return {
      above: (
        <p className="font-serif text-[2.3rem] leading-tight text-ink lg:text-[2.8rem]">
          {words.phases.done}
        </p>
      ),
      middle: null,
      below: <ResultBanner finished={play.outcome.finished} />,
    };
  }
  if (game && reading) {
    return {
      above: (
        <PhaseLabel
          game={game}
          reading={reading}
          isRunning={isRunning}
          lastQuality={play.qualities.at(-1) ?? null}
        />
      ),
      middle: <Countdown reading={reading} />,
      below: (
        <>
          <CycleProgress game={game} reading={reading} accuracy={play.accuracy} />
          <GameControls isRunning={isRunning} onToggle={play.toggle} onReset={play.control.reset} />
        </>
      ),
    };
  }
  const rhythm = patterns[choice.pattern];
  return {
    above: (
      <>
        <p className="font-serif text-[1.7rem] leading-tight text-ink lg:text-[2rem]">
          {nameOf(choice.pattern)}
        </p>
        <p className="text-[0.95rem] text-ink/80">{words.rhythm({ ...rhythm, pause: pauseSeconds })}</p>
        {/* where the light is too small to hold it */}
        <p className="text-[0.95rem] font-semibold tabular-nums text-ink lg:hidden">
          {lengthText(gameLengthMs(rhythm, choice.cycles))}
        </p>
      </>
    ),
    middle: (
      <span className="font-serif text-[1.25rem] leading-tight tabular-nums max-lg:hidden">
        {lengthText(gameLengthMs(rhythm, choice.cycles))}
      </span>
    ),
    below: isCalm ? (
      <StartBlock onStart={onStart} className="max-w-sm rounded-card bg-raised/90 p-4 text-ink" />
    ) : (
      // beside the choices; on a phone it stands below them
      <StartButton onStart={onStart} className="w-full max-w-xs max-lg:hidden" />
    ),
  };
}

/** specification §4: the result, for three seconds. */
function ResultBanner({ finished }: { finished: FinishedGame }) {
  const words = useStrings(strings);
  const { averageQuality, points } = scoreGame(finished.qualities);
  return (
    <div
      role="status"
      className="relative w-full max-w-sm overflow-hidden rounded-card bg-raised/90 px-5 py-8 text-center text-ink"
    >
      <RippleCross />
      <p className="font-serif text-[1.4rem] tabular-nums">
        {words.result(Math.round(averageQuality), points)}
      </p>
    </div>
  );
}

/** When one view takes the other's place, the focus goes to what can be done next, and the picture comes into sight. */
function useFocusOnChange(isPicking: boolean, next: () => HTMLElement | null | undefined): void {
  const before = useRef(isPicking);
  useEffect(() => {
    if (before.current === isPicking) return;
    before.current = isPicking;
    const element = next();
    element?.focus({ preventScroll: true });
    element?.closest("section")?.scrollIntoView({ block: "start" });
  });
}

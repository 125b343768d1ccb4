import type { ReactNode } from "react";
import type { LibrarySceneName } from "./library-scene-names.ts";
import {
  CairnScene,
  LeafLungsScene,
  LighthouseScene,
  LongWavesScene,
  PassingWaveScene,
  RiverBendScene,
} from "./scenes-of-breath.tsx";
import { FiveSensesScene } from "./scene-of-the-senses.tsx";
import { BentReedScene, LanternInMistScene, NewspaperBoatScene, SillTeaScene } from "./scenes-of-days.tsx";
import { EmptyChairScene, IslandsScene, NestScene, SlackRopeScene, SpringScene } from "./scenes-of-heart.tsx";
import {
  BoatAshoreScene,
  CradleScene,
  LitWindowScene,
  MendedBowlScene,
  TwoSeasonsTreeScene,
} from "./scenes-of-life.tsx";
import {
  CoinStonesScene,
  KitchenTableScene,
  NightTableScene,
  OnePageScene,
  SteppingStonesScene,
} from "./scenes-of-money.tsx";
import {
  BedByWindowScene,
  CandleAndSproutScene,
  HammockScene,
  StretchingCatScene,
} from "./scenes-of-rest.tsx";
import {
  GardenGateScene,
  MapScene,
  TwoChairsScene,
  WayHomeScene,
  WeighedPapersScene,
} from "./scenes-of-work.tsx";
import { SharedShapes } from "./shared-shapes.tsx";
import {
  BellyStep,
  FaceStep,
  FistsStep,
  LegsStep,
  RestStep,
  SeatStep,
  ShouldersStep,
} from "./steps-of-letting-go.tsx";
import { AnklesStep, BackStep, NeckStep, SideBendStep, WristsStep } from "./steps-of-stretching.tsx";
import { BasketStep, CoinsStep, EnvelopesStep, HouseStep, LampStep, PageStep } from "./steps-of-the-page.tsx";
import {
  EarStep,
  EyesStep,
  FeetStep,
  HandOnStoneStep,
  ScentStep,
  TasteStep,
} from "./steps-of-the-senses.tsx";

const drawings: Record<LibrarySceneName, ReactNode> = {
  "work-stress-understanding": <WeighedPapersScene />,
  "work-resilience-map": <MapScene />,
  "difficult-conversations-at-work": <TwoChairsScene />,
  "evening-detachment": <WayHomeScene />,
  "boundaries-with-messages": <GardenGateScene />,
  "when-work-burns-out": <CandleAndSproutScene />,
  "financial-stress-management": <CoinStonesScene />,
  "debt-first-steps": <SteppingStonesScene />,
  "talking-about-money-at-home": <KitchenTableScene />,
  "breathing-and-your-body": <LeafLungsScene />,
  "coherent-breathing": <LongWavesScene />,
  "breathing-for-hard-moments": <LighthouseScene />,
  "sleep-when-the-mind-runs": <BedByWindowScene />,
  "grief-without-a-calendar": <EmptyChairScene />,
  "small-bridges": <IslandsScene />,
  "self-compassion": <NestScene />,
  "muscle-relaxation": <HammockScene />,
  "pauses-in-an-argument": <SlackRopeScene />,
  "news-without-drowning": <NewspaperBoatScene />,
  "living-with-uncertainty": <LanternInMistScene />,
  "caring-without-emptying": <SpringScene />,
  "five-senses": <FiveSensesScene />,
  "still-water": <RiverBendScene />,
  "when-panic-comes": <PassingWaveScene />,
  "morning-meditation": <CairnScene />,
  "what-stress-is": <BentReedScene />,
  "small-breaks": <SillTeaScene />,
  "chair-stretches": <StretchingCatScene />,
  "one-page-month": <OnePageScene />,
  "money-worry-at-night": <NightTableScene />,
  "out-of-work": <BoatAshoreScene />,
  "illness-that-stays": <MendedBowlScene />,
  "first-months-with-a-baby": <CradleScene />,
  "working-while-others-sleep": <LitWindowScene />,
  "changes-at-midlife": <TwoSeasonsTreeScene />,
  "step-seat": <SeatStep />,
  "step-fists": <FistsStep />,
  "step-shoulders": <ShouldersStep />,
  "step-face": <FaceStep />,
  "step-belly": <BellyStep />,
  "step-legs": <LegsStep />,
  "step-rest": <RestStep />,
  "step-neck": <NeckStep />,
  "step-side-bend": <SideBendStep />,
  "step-wrists": <WristsStep />,
  "step-back": <BackStep />,
  "step-ankles": <AnklesStep />,
  "step-eyes": <EyesStep />,
  "step-hands-on-stone": <HandOnStoneStep />,
  "step-ear": <EarStep />,
  "step-scent": <ScentStep />,
  "step-taste": <TasteStep />,
  "step-feet": <FeetStep />,
  "step-page": <PageStep />,
  "step-coins": <CoinsStep />,
  "step-house": <HouseStep />,
  "step-basket": <BasketStep />,
  "step-envelopes": <EnvelopesStep />,
  "step-lamp": <LampStep />,
};

/** All drawings of the library; they are painted in the colours of the place where they are shown. */
export function LibrarySheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <defs>
        <SharedShapes />
        {Object.entries(drawings).map(([name, drawing]) => (
          <g key={name} id={name}>
            {drawing}
          </g>
        ))}
      </defs>
    </svg>
  );
}

import type { ReactNode } from "react";
import { EmptyDrawing } from "../empty-drawing.tsx";
import { libraryScenes } from "./library-scene-names.ts";
import {
  BentReedScene,
  FiveSensesScene,
  LanternInMistScene,
  NewspaperBoatScene,
  SillTeaScene,
} from "./scenes-of-days.tsx";
import { EmptyChairScene, IslandsScene, NestScene, SlackRopeScene, SpringScene } from "./scenes-of-heart.tsx";
import {
  BedByWindowScene,
  CandleAndSproutScene,
  HammockScene,
  StretchingCatScene,
} from "./scenes-of-rest.tsx";
import {
  CairnScene,
  LeafLungsScene,
  LighthouseScene,
  LongWavesScene,
  PassingWaveScene,
  RiverBendScene,
} from "./scenes-of-breath.tsx";
import {
  CoinStonesScene,
  KitchenTableScene,
  NightTableScene,
  OnePageScene,
  SteppingStonesScene,
} from "./scenes-of-money.tsx";
import {
  GardenGateScene,
  MapScene,
  TwoChairsScene,
  WayHomeScene,
  WeighedPapersScene,
} from "./scenes-of-work.tsx";
import { SharedShapes } from "./shared-shapes.tsx";

const drawings: Record<string, ReactNode> = {
  "work-stress-understanding": <WeighedPapersScene />,
  "work-resilience-map": <MapScene />,
  "difficult-conversations-at-work": <TwoChairsScene />,
  "evening-detachment": <WayHomeScene />,
  "boundaries-with-messages": <GardenGateScene />,
  "financial-stress-management": <CoinStonesScene />,
  "debt-first-steps": <SteppingStonesScene />,
  "talking-about-money-at-home": <KitchenTableScene />,
  "one-page-month": <OnePageScene />,
  "money-worry-at-night": <NightTableScene />,
  "breathing-and-your-body": <LeafLungsScene />,
  "coherent-breathing": <LongWavesScene />,
  "breathing-for-hard-moments": <LighthouseScene />,
  "when-panic-comes": <PassingWaveScene />,
  "still-water": <RiverBendScene />,
  "morning-meditation": <CairnScene />,
  "grief-without-a-calendar": <EmptyChairScene />,
  "small-bridges": <IslandsScene />,
  "self-compassion": <NestScene />,
  "pauses-in-an-argument": <SlackRopeScene />,
  "caring-without-emptying": <SpringScene />,
  "when-work-burns-out": <CandleAndSproutScene />,
  "sleep-when-the-mind-runs": <BedByWindowScene />,
  "muscle-relaxation": <HammockScene />,
  "chair-stretches": <StretchingCatScene />,
  "news-without-drowning": <NewspaperBoatScene />,
  "living-with-uncertainty": <LanternInMistScene />,
  "five-senses": <FiveSensesScene />,
  "what-stress-is": <BentReedScene />,
  "small-breaks": <SillTeaScene />,
};

/** All drawings of the library; they are painted in the colours of the place where they are shown. */
export function LibrarySheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <defs>
        <SharedShapes />
        {Object.keys(libraryScenes).map((name) => (
          <g key={name} id={name}>
            {drawings[name] ?? <EmptyDrawing />}
          </g>
        ))}
      </defs>
    </svg>
  );
}

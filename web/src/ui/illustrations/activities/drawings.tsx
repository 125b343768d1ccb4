import type { ReactNode } from "react";
import { LongWavesScene } from "../library/scenes-of-breath.tsx";
import {
  BasketAndPurse,
  BookOnBelly,
  ClosedLetter,
  CountedHill,
  Humming,
  NewsOnTheSill,
  TracedWindow,
} from "./breathing-drawings.tsx";
import {
  BellAtRest,
  ClockAndLetters,
  GardenInThePhone,
  ParkedCart,
  PhoneInTheHall,
  SetTable,
  TimedNews,
} from "./detox-drawings.tsx";
import type { DrawingName } from "./drawing-names.ts";

export const drawings: Record<DrawingName, ReactNode> = {
  "four-seven-eight": <CountedHill />,
  "trace-a-square": <TracedWindow />,
  "before-opening-bills": <ClosedLetter />,
  "breath-after-the-news": <NewsOnTheSill />,
  "hum-after-an-argument": <Humming />,
  "belly-breathing-lying-down": <BookOnBelly />,
  "air-before-you-pay": <BasketAndPurse />,
  "even-breathing": <LongWavesScene />,
  "quiet-notifications": <BellAtRest />,
  "news-with-limits": <TimedNews />,
  "meal-without-screens": <SetTable />,
  "phone-sleeps-elsewhere": <PhoneInTheHall />,
  "mail-at-set-hours": <ClockAndLetters />,
  "kinder-feed": <GardenInThePhone />,
  "cart-that-waits": <ParkedCart />,
};

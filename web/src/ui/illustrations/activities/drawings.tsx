import type { ReactNode } from "react";
import { LongWavesScene } from "../library/scenes-of-breath.tsx";
import { KitchenTableScene } from "../library/scenes-of-money.tsx";
import { EyesStep } from "../library/steps-of-the-senses.tsx";
import {
  BasketAndPurse,
  BookOnBelly,
  ClosedLetter,
  CountedHill,
  Humming,
  NewsOnTheSill,
  TracedWindow,
} from "./breathing-drawings.tsx";
import { FoundWords, FourPanels, FreeMenu, OneLineCup, PaperTile, SpoonOnCup } from "./creative-drawings.tsx";
import {
  BellAtRest,
  ClockAndLetters,
  GardenInThePhone,
  ParkedCart,
  PhoneInTheHall,
  SetTable,
  TimedNews,
} from "./detox-drawings.tsx";
import { BillsOnALine, LabelledEnvelope, OpenedLetter } from "./envelope-drawings.tsx";
import {
  KneeToChest,
  RadioAtNight,
  ShakenHands,
  ShouldersAtTheDesk,
  WallPush,
} from "./exercise-drawings.tsx";
import {
  LongReceipt,
  OneLineOfTheBook,
  PhoneAndQuestion,
  SmallCake,
  ThreeCosts,
} from "./financial-drawings.tsx";
import {
  ClosedLaptop,
  CrumpledPage,
  LettersInADrawer,
  ScribbleIntoWords,
  ThreeCircles,
  ThreeLights,
} from "./journaling-drawings.tsx";
import { CandleAndPicture, CoatByTheDoor, KindMirror, OldSaying } from "./keepsake-drawings.tsx";
import {
  BenchOverTheDay,
  LeavesOnTheRiver,
  MountainInWeather,
  SevenStones,
  RoofsAtDusk,
} from "./landscape-drawings.tsx";
import { BetweenTwoPiles, LyingAtDusk, OnTheBus, SmallSlip, WishesAfloat } from "./meditation-drawings.tsx";
import { ChairBeforeTheSky, LeafUpClose, ParkPath, SoundMap, SproutingLentils } from "./nature-drawings.tsx";
import { BoxToLend, HelloOverTheHedge, TwoShores, OneHandFree } from "./neighbour-drawings.tsx";
import { ClosedUmbrella, HalfAJug, SnailAndClock, WeekInColours } from "./reflection-drawings.tsx";
import { Bedside, CatInTheSun, CotAndArmchair, DrawnCurtains } from "./rest-drawings.tsx";
import { FanAndIce, HandsAndCream, TidyShelf } from "./selfcare-drawings.tsx";
import { NoteOnTheBoard, OneClearLine, Postcard, SharedBench } from "./social-drawings.tsx";
import { ShoesAtTheDoor, ThreePaces } from "./walk-drawings.tsx";
import type { DrawingName } from "./drawing-names.ts";

/** Every drawing by its name. */
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
  "desk-shoulder-release": <ShouldersAtTheDesk />,
  "walk-at-three-paces": <ThreePaces />,
  "chair-and-wall-strength": <WallPush />,
  "shake-out-and-settle": <ShakenHands />,
  "three-song-dance": <RadioAtNight />,
  "stretch-before-sleep": <KneeToChest />,
  "walk-without-sums": <ShoesAtTheDoor />,
  "one-line-drawing": <OneLineCup />,
  "kitchen-table-rhythm": <SpoonOnCup />,
  "found-words-poem": <FoundWords />,
  "small-pattern-tile": <PaperTile />,
  "menu-of-free-pleasures": <FreeMenu />,
  "worry-comic-strip": <FourPanels />,
  "window-sky-watch": <ChairBeforeTheSky />,
  "one-leaf-close-up": <LeafUpClose />,
  "walk-five-senses": <ParkPath />,
  "morning-sound-map": <SoundMap />,
  "lentils-on-a-plate": <SproutingLentils />,
  "watching-dusk-arrive": <RoofsAtDusk />,
  "leaves-on-the-river": <LeavesOnTheRiver />,
  "steady-as-a-mountain": <MountainInWeather />,
  "look-at-one-account": <OneLineOfTheBook />,
  "three-fixed-costs": <ThreeCosts />,
  "prepare-a-money-call": <PhoneAndQuestion />,
  "open-one-letter": <OpenedLetter />,
  "celebrate-within-a-budget": <SmallCake />,
  "one-receipt-line-by-line": <LongReceipt />,
  "envelope-with-a-name": <LabelledEnvelope />,
  "what-goes-first": <BillsOnALine />,
  "money-worries-on-paper": <ScribbleIntoWords />,
  "close-the-working-day": <ClosedLaptop />,
  "three-good-moments": <ThreeLights />,
  "letter-you-keep": <LettersInADrawer />,
  "within-my-reach": <ThreeCircles />,
  "before-the-exam": <CrumpledPage />,
  "body-scan-evening": <LyingAtDusk />,
  "pause-between-tasks": <BetweenTwoPiles />,
  "kind-wishes": <WishesAfloat />,
  "more-than-a-figure": <SmallSlip />,
  "without-anyone-noticing": <OnTheBus />,
  "whose-hurry-is-this": <SnailAndClock />,
  "the-day-as-a-landscape": <BenchOverTheDay />,
  "what-matters-this-week": <SevenStones />,
  "an-old-worry": <ClosedUmbrella />,
  "where-energy-goes": <WeekInColours />,
  "speak-kindly-to-yourself": <KindMirror />,
  "money-sentence-from-before": <OldSaying />,
  "todays-energy": <HalfAJug />,
  "room-for-one-memory": <CandleAndPicture />,
  "a-day-without-work": <CoatByTheDoor />,
  "caring-for-your-hands": <HandsAndCream />,
  "prepare-for-the-night": <Bedside />,
  "pleasure-that-costs-nothing": <CatInTheSun />,
  "one-tidy-corner": <TidyShelf />,
  "ten-minutes-while-they-rest": <CotAndArmchair />,
  "home-by-daylight": <DrawnCurtains />,
  "when-the-heat-rises": <FanAndIce />,
  "with-one-hand-free": <OneHandFree />,
  "thinking-of-you-message": <Postcard />,
  "small-hello-outside": <HelloOverTheHedge />,
  "one-clear-request": <OneClearLine />,
  "quiet-company": <SharedBench />,
  "kind-words-in-public": <NoteOnTheBoard />,
  "lend-and-borrow": <BoxToLend />,
  "two-homes": <TwoShores />,
  "rest-for-eyes-and-neck": <EyesStep />,
  "opening-a-money-talk": <KitchenTableScene />,
};

import { useState } from "react";
import { arcPaths } from "./arc-paths.ts";
import { ChartFigure, type ChartTable } from "./chart-figure.tsx";
import { pickFocus, PickSlider } from "./pick-slider.tsx";

// muted hues of the illustrations; neighbours differ in hue and lightness, and none is a status colour
const tones = {
  lagoon: "text-[oklch(48%_0.075_200)] dark:text-[oklch(74%_0.07_200)]",
  wood: "text-[oklch(64%_0.07_68)] dark:text-[oklch(66%_0.06_68)]",
  dusk: "text-[oklch(46%_0.07_285)] dark:text-[oklch(76%_0.06_285)]",
  blossom: "text-[oklch(67%_0.08_358)] dark:text-[oklch(68%_0.07_358)]",
  reed: "text-[oklch(45%_0.055_160)] dark:text-[oklch(77%_0.055_160)]",
  clay: "text-[oklch(57%_0.09_42)] dark:text-[oklch(69%_0.08_42)]",
  lake: "text-[oklch(65%_0.055_235)] dark:text-[oklch(63%_0.055_235)]",
  plum: "text-[oklch(48%_0.08_325)] dark:text-[oklch(74%_0.06_325)]",
  moss: "text-[oklch(62%_0.065_118)] dark:text-[oklch(67%_0.055_118)]",
  stone: "text-[oklch(50%_0.02_228)] dark:text-[oklch(78%_0.015_228)]",
  sand: "text-[oklch(66%_0.04_92)] dark:text-[oklch(70%_0.03_92)]",
} as const;
type PieTone = keyof typeof tones;

const toneClasses = Object.values(tones);

interface SliceOfPie {
  readonly key: string;
  readonly label: string;
  /** Decides the size of the slice. */
  readonly value: number;
  /** Its share in words: "34 %". */
  readonly percent: string;
  /** Defaults to a tone by position. */
  readonly tone?: PieTone;
}

interface PieChartProps {
  caption: string;
  slices: readonly SliceOfPie[];
  table: ChartTable;
}

/** A ring of shares with a legend; the picked share is shown in the middle. Nothing where there is none. */
export function PieChart({ caption, slices, table }: PieChartProps) {
  const [index, setIndex] = useState(0);
  const shown = slices.filter(({ value }) => value > 0);
  const picked = Math.min(index, shown.length - 1);
  const current = shown[picked];
  if (!current) return null;
  return (
    <ChartFigure caption={caption} table={table}>
      <div className={`relative flex flex-wrap items-center gap-x-8 gap-y-5 ${pickFocus}`}>
        <Ring slices={shown} picked={picked} onPick={setIndex} />
        <Names slices={shown} picked={picked} onPick={setIndex} />
        <PickSlider
          count={shown.length}
          picked={picked}
          onPick={setIndex}
          label={caption}
          valueText={`${current.label}: ${current.value}, ${current.percent}`}
        />
      </div>
    </ChartFigure>
  );
}

interface PartProps {
  slices: readonly SliceOfPie[];
  picked: number;
  onPick: (index: number) => void;
}

const ring = { inner: 58, outer: 92 };

function Ring({ slices, picked, onPick }: PartProps) {
  const paths = arcPaths(
    slices.map(({ value }) => value),
    ring,
  );
  const current = slices[picked];
  return (
    <div aria-hidden="true" className="relative mx-auto w-52 max-w-full shrink-0 sm:mx-0">
      <svg viewBox="-100 -100 200 200" className="block w-full" focusable="false">
        {slices.map((slice, index) => (
          <path
            key={slice.key}
            d={paths[index]}
            onPointerEnter={() => onPick(index)}
            onPointerDown={() => onPick(index)}
            className={`origin-[0_0] fill-current transition duration-500 ease-water ${toneOf(slice, index)} ${index === picked ? "scale-107" : ""}`}
          />
        ))}
      </svg>
      <span className="pointer-events-none absolute inset-[24%] grid content-center justify-items-center text-center leading-tight">
        <span className="font-serif text-[1.5rem] tabular-nums">{current?.percent}</span>
        <span className="line-clamp-2 max-w-full text-[0.8rem] text-soft wrap-anywhere">
          {current?.label}
        </span>
      </span>
    </div>
  );
}

function Names({ slices, picked, onPick }: PartProps) {
  return (
    <ul aria-hidden="true" className="grid min-w-[min(11rem,100%)] flex-1 gap-0.5 text-[0.92rem]">
      {slices.map((slice, index) => (
        <li
          key={slice.key}
          onPointerEnter={() => onPick(index)}
          onPointerDown={() => onPick(index)}
          className={`-mx-2 flex items-baseline gap-2.5 rounded-xl px-2 py-1 ${index === picked ? "bg-wash" : ""}`}
        >
          <span className={`size-2.5 shrink-0 rounded-full bg-current ${toneOf(slice, index)}`} />
          <span className="min-w-0 grow wrap-anywhere">{slice.label}</span>
          <span className="shrink-0 text-soft tabular-nums">{slice.value}</span>
          <span className="min-w-[3.2em] shrink-0 text-right font-semibold tabular-nums">
            {slice.percent}
          </span>
        </li>
      ))}
    </ul>
  );
}

function toneOf({ tone }: SliceOfPie, index: number): string {
  return tone ? tones[tone] : (toneClasses[index % toneClasses.length] ?? tones.lagoon);
}

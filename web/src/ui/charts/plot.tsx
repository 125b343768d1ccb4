import type { PointerEvent, ReactNode } from "react";
import { nearestPlace } from "./nearest-place.ts";
import { pickFocus, PickSlider } from "./pick-slider.tsx";
import { dots, type LineTone } from "./tones.ts";

/** A label on the axis at a height of 0 to 1. */
interface Level {
  readonly at: number;
  readonly label: string;
}

export interface PlotBasics {
  /** The accessible name of the slider that moves through the moments. */
  pickLabel: string;
  /** The values at one moment, in words. */
  readout: (momentIndex: number) => string;
  /** The labels of the axis. */
  levels: readonly Level[];
  /** Thin grid lines between the levels. */
  borders: readonly number[];
  momentLabels: readonly string[];
}

interface PlotProps extends PlotBasics {
  /** The position of each moment, percent of the width, ascending. */
  places: readonly number[];
  picked: number;
  onPick: (index: number) => void;
  /** The drawing: SVG in a stretched square of 100 by 100, or elements positioned in percent. */
  children: ReactNode;
  /** The values at the picked moment, 0 to 1. */
  marks?: readonly { readonly key: string; readonly tone: LineTone; readonly value: number | null }[];
  /** Shown beside the drawing where there is room. */
  beside?: ReactNode;
  /** Shown below it. */
  legend?: ReactNode;
}

export const plotHeight = "h-56 sm:h-64";

/** The frame of a chart over time: levels on the left, moments below, and a label for the picked moment. */
export function Plot(props: PlotProps) {
  const { places, picked, momentLabels, readout } = props;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3">
      <Levels levels={props.levels} />
      <Field {...props} />
      {props.beside ?? <span />}
      <Ticks places={places} labels={momentLabels} />
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-2">
        <Readout place={places[picked] ?? 100} text={readout(picked)} />
        {props.legend}
      </div>
    </div>
  );
}

/** The label of the picked moment: below it, but inside the chart. */
function Readout({ place, text }: { place: number; text: string }) {
  return (
    <p className="flex min-h-[3.2em] pt-1 text-[0.92rem] tabular-nums">
      <span className="min-w-0 basis-0" style={{ flexGrow: place }} />
      <span className="min-w-0">{text}</span>
      <span className="min-w-0 basis-0" style={{ flexGrow: 100 - place }} />
    </p>
  );
}

function Field(props: PlotProps) {
  const { places, picked, onPick, marks = [] } = props;
  const at = `${places[picked] ?? 0}%`;
  const pickAt = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPick(nearestPlace(places, ((event.clientX - box.left) / box.width) * 100));
  };
  return (
    <div className={`relative touch-pan-y pb-4 ${pickFocus}`} onPointerDown={pickAt} onPointerMove={pickAt}>
      <div aria-hidden="true" className={`relative border-b border-line ${plotHeight}`}>
        {props.borders.map((border) => (
          <span
            key={border}
            className="absolute inset-x-0 border-t border-line"
            style={{ top: `${(1 - border) * 100}%` }}
          />
        ))}
        <span className="absolute inset-y-0 border-l border-soft/50" style={{ left: at }} />
        {props.children}
        {marks.map(({ key, tone, value }) =>
          value === null ? null : (
            <span
              key={key}
              className={`absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-raised ${dots[tone]}`}
              style={{ left: at, top: `${(1 - value) * 100}%` }}
            />
          ),
        )}
        <span
          className="absolute bottom-0 size-4 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-primary bg-raised shadow-card"
          style={{ left: at }}
        />
      </div>
      <PickSlider
        count={places.length}
        picked={picked}
        onPick={onPick}
        label={props.pickLabel}
        valueText={props.readout(picked)}
      />
    </div>
  );
}

function Levels({ levels }: Pick<PlotProps, "levels">) {
  return (
    <div aria-hidden="true" className={`relative text-right text-[0.8rem] text-soft ${plotHeight}`}>
      <span className="invisible grid">
        {levels.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </span>
      {levels.map(({ at, label }) => (
        <span
          key={label}
          className="absolute right-0 -translate-y-1/2 leading-none"
          style={{ top: `${(1 - at) * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

/** The first moment, the last, and the one in the middle where there are enough. */
function Ticks({ places, labels }: { places: readonly number[]; labels: readonly string[] }) {
  const last = labels.length - 1;
  const shown = last >= 6 ? [0, Math.round(last / 2), last] : [...new Set([0, last])];
  return (
    <p aria-hidden="true" className="relative col-start-2 mt-1.5 h-[1.6em] text-[0.82rem] text-soft">
      {shown.map((index) => {
        const place = places[index] ?? 0;
        return (
          <span
            key={index}
            className="absolute whitespace-nowrap"
            style={{ left: `${place}%`, transform: `translateX(-${place}%)` }}
          >
            {labels[index]}
          </span>
        );
      })}
    </p>
  );
}

interface PickSliderProps {
  count: number;
  picked: number;
  onPick: (index: number) => void;
  /** The accessible name. */
  label: string;
  /** The picked value in words, for screen readers. */
  valueText: string;
}

/** For the element around a slider: it shows the slider's focus. */
export const pickFocus =
  "rounded-lg outline-offset-2 outline-primary has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-solid";

/** An invisible slider that moves through a chart with the arrow keys; the chart shows the position. */
export function PickSlider({ count, picked, onPick, label, valueText }: PickSliderProps) {
  return (
    <input
      type="range"
      min={0}
      max={Math.max(0, count - 1)}
      value={picked}
      onChange={(event) => onPick(Number(event.target.value))}
      aria-label={label}
      aria-valuetext={valueText}
      className="pointer-events-none absolute inset-x-0 bottom-0 m-0 h-11 w-full opacity-0"
    />
  );
}

interface PickSliderProps {
  count: number;
  picked: number;
  onPick: (index: number) => void;
  /** Names what is walked through. */
  label: string;
  /** The picked one in words, read aloud. */
  valueText: string;
}

/** What surrounds a slider shows its focus. */
export const pickFocus =
  "rounded-lg outline-offset-2 outline-primary has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-solid";

/** Walks through the parts of a drawing with the arrow keys, unseen: the drawing itself shows where it stands. */
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

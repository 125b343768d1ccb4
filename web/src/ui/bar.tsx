export type BarTone =
  | "primary"
  | "soft"
  | "work"
  | "financial"
  | "personal"
  | "global"
  | "leaf"
  | "sun"
  | "ember"
  | "berry";

const tones: Readonly<Record<BarTone, string>> = {
  primary: "bg-primary",
  soft: "bg-soft",
  work: "bg-work",
  financial: "bg-financial",
  personal: "bg-personal",
  global: "bg-global",
  leaf: "bg-leaf",
  sun: "bg-sun",
  ember: "bg-ember",
  berry: "bg-berry",
};

interface BarProps {
  /** 0 to 1. */
  fraction: number;
  label: string;
  /** What is read aloud instead of the percentage. */
  valueText?: string;
  tone?: BarTone;
  className?: string;
}

/** A horizontal bar that fills from the left. */
export function Bar({ fraction, label, valueText, tone = "primary", className = "" }: BarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className={`h-2.5 overflow-hidden rounded-control bg-sunken ${className}`}
    >
      <div
        className={`h-full rounded-control transition-[width] duration-700 ease-water ${tones[tone]}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

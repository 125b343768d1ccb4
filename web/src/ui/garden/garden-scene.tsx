import type { ReactNode } from "react";

interface GardenSceneProps {
  /** What does not change: `GardenPicture`. */
  picture: ReactNode;
  night: boolean;
  asleep?: boolean;
  raining?: boolean;
  className?: string;
  children?: ReactNode;
}

/**
 * The garden, by day or by night whatever the theme. What it holds lies over the ground, which begins under the sky:
 * a place of x, y percent is one of that layer, and its pond fills 30–70 % across and 62–88 % down. A surface for the
 * pointer is to be laid inside it (`position: absolute; inset: 0`), and places measured on that.
 */
export function GardenScene({
  picture,
  night,
  asleep = false,
  raining = false,
  className,
  children,
}: GardenSceneProps) {
  const light = `garden-scene ${night ? "garden-night" : "garden-day"}${asleep ? " garden-asleep" : ""}`;
  return (
    <div className={className ? `${light} ${className}` : light}>
      <div aria-hidden="true">{picture}</div>
      <div className="garden-ground">{children}</div>
      {raining ? <div aria-hidden="true" className="garden-rain" /> : null}
    </div>
  );
}

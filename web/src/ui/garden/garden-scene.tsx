import type { ReactNode } from "react";

type GardenSceneProps = { night: boolean; className?: string; children?: ReactNode };

/** The garden's ground and sky, by day or by night. */
export function GardenScene({ night, className, children }: GardenSceneProps) {
  const light = night ? "garden-scene garden-night" : "garden-scene garden-day";
  return (
    <div className={className ? `${light} ${className}` : light}>
      <div className="garden-ground">{children}</div>
    </div>
  );
}

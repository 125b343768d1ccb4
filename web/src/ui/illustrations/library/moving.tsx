import type { ReactNode } from "react";

/** How far the movement of a drawing has come, 0 to 1; without it the drawing stands as on a printed page. */
export interface Moving {
  way?: number;
}

/** What fades in as the movement comes to its end. */
export function Shown({ share, children }: { share: number; children: ReactNode }) {
  return share >= 1 ? children : <g opacity={share}>{children}</g>;
}

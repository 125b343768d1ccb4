import { SheetScene } from "./sheet-scene.tsx";

/** For a place with nothing in it yet. Has no background of its own. */
export function EmptyScene({ className = "" }: { className?: string }) {
  return <SheetScene name="empty" tone="mist" view="0 26 240 124" className={`art-vignette ${className}`} />;
}

import { createContext, use, type CSSProperties } from "react";
import { showDrawing } from "./shown-drawings.ts";
import { Scene, type Tone } from "./kit.tsx";
import type { SceneName } from "./scene-names.ts";

/** Where the sheet of scenes lies. */
export const SceneSheetAddress = createContext("");

type SheetSceneProps = { name: SceneName; tone: Tone; view: string; className?: string };

/** A drawing of the sheet of scenes. */
export function SheetScene({ name, ...place }: SheetSceneProps) {
  return <FetchedScene address={`${use(SceneSheetAddress)}#${name}`} {...place} />;
}

type FetchedSceneProps = { address: string; tone: Tone; view: string; className?: string };

/**
 * A drawing that is fetched from a sheet after the first paint, once the application runs (shown-drawings.ts): on pages without it by the inline
 * script (boot.js), and at once where there are no scripts.
 */
export function FetchedScene({ address, tone, view, className = "" }: FetchedSceneProps) {
  return (
    <>
      <Scene tone={tone} view={view} className={`art-later ${className}`} style={shapeOf(view)}>
        <use data-href={address} ref={(node) => showDrawing(node, address)} suppressHydrationWarning />
      </Scene>
      <noscript>
        <Scene tone={tone} view={view} className={className}>
          <use href={address} />
        </Scene>
      </noscript>
    </>
  );
}

/** Width by height, for the time in which nothing is drawn: art-later. */
function shapeOf(view: string): CSSProperties & Record<"--shape", string> {
  const [, , width, height] = view.split(" ");
  return { "--shape": `${width}/${height}` };
}

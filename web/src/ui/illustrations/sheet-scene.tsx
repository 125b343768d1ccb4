import { createContext, use } from "react";
import { Scene, type Tone } from "./kit.tsx";
import type { SceneName } from "./scene-names.ts";

/** Where the sheet of scenes lies. */
export const SceneSheetAddress = createContext("");

type SheetSceneProps = { name: SceneName; tone: Tone; view: string; className?: string };

/**
 * A drawing that is fetched from the sheet of scenes after the first paint: by the inline script on the page that the server
 * drew (boot.js), by this component on what appears later, and at once where there are no scripts.
 */
export function SheetScene({ name, tone, view, className = "" }: SheetSceneProps) {
  const address = `${use(SceneSheetAddress)}#${name}`;
  return (
    <>
      <Scene tone={tone} view={view} className={`art-later ${className}`}>
        <use data-href={address} ref={(node) => fetchDrawing(node, address)} suppressHydrationWarning />
      </Scene>
      <noscript>
        <Scene tone={tone} view={view} className={className}>
          <use href={address} />
        </Scene>
      </noscript>
    </>
  );
}

function fetchDrawing(node: SVGUseElement | null, address: string): void {
  if (node && node.getAttribute("href") !== address) node.setAttribute("href", address);
}

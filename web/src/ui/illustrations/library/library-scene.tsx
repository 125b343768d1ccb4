import { sceneView } from "../geometry.ts";
import { FetchedScene } from "../sheet-scene.tsx";
import { generalScene, isLibraryScene, librarySheetAddress, libraryScenes } from "./library-scene-names.ts";

type LibrarySceneProps = { name: string; className?: string; ratio?: number };

/**
 * The drawing of a resource, by its id, or of a step of a guide, by `step-` and its name; another name has the drawing that
 * suits them all. `ratio` is width by height, 1.6 as drawn; another one crops around the middle.
 */
export function LibraryScene({ name, className, ratio = 1.6 }: LibrarySceneProps) {
  const known = isLibraryScene(name) ? name : generalScene;
  return (
    <FetchedScene
      address={`${librarySheetAddress}#${known}`}
      tone={libraryScenes[known]}
      view={sceneView(ratio)}
      className={className}
    />
  );
}

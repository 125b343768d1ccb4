import { use } from "react";
import { ActivityScene, type ActivitySceneType } from "../activity-scene.tsx";
import { sceneView } from "../geometry.ts";
import { FetchedScene, SceneSheetAddress } from "../sheet-scene.tsx";
import { drawingAddress, drawingOf, drawingTones } from "./drawing-names.ts";

interface ActivityPictureProps {
  activity: { readonly activityType: ActivitySceneType; readonly catalogueKey: string | null };
  className?: string;
  ratio?: number;
}

/** The drawing of one activity, else that of its type. `ratio` is as for `ActivityScene`. */
export function ActivityPicture({ activity, ratio = 1.6, className }: ActivityPictureProps) {
  const sheet = use(SceneSheetAddress);
  const drawing = drawingOf(activity.catalogueKey);
  if (drawing === null) {
    return <ActivityScene type={activity.activityType} ratio={ratio} className={className} />;
  }
  return (
    <FetchedScene
      address={`${drawingAddress(sheet, drawing)}#drawing`}
      tone={drawingTones[drawing]}
      view={sceneView(ratio)}
      className={className}
    />
  );
}

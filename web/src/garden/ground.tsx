import { GardenPicture } from "../ui/garden/garden-picture.tsx";
import { useNight } from "./use-night.ts";

/** The ground of this person's garden, by day or by night. */
export function Ground() {
  return <GardenPicture night={useNight()} />;
}

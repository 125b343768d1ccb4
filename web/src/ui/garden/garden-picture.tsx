import { Backdrop } from "./garden-backdrop.tsx";
import { Furniture, SunOrMoonLow } from "./garden-furniture.tsx";

/** The ground of the garden and what stands on it for good. It is to be laid in an element with the class `garden-picture`. */
export function GardenPicture({ night }: { night: boolean }) {
  return (
    <>
      <SunOrMoonLow />
      <Backdrop night={night} />
      <Furniture />
    </>
  );
}

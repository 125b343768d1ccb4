import { importAgain } from "../app/import-again.ts";
import { laterPart } from "../app/later-part.tsx";

/** The ground, as the server has drawn it: nothing of it can be pressed, so its code comes once the garden is used. */
export const GroundPart = laterPart(
  () => importAgain(() => import("./ground.tsx")).then((part) => part.Ground),
  { className: "garden-picture", shape: null },
);

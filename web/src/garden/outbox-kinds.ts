import { gardenApi } from "@remanso/core/garden/contract.ts";
import type { Kind } from "../outbox/kind.ts";

export const waterKind: Kind<typeof gardenApi.water> = {
  name: "garden.water",
  endpoint: gardenApi.water,
  labelOf: (plant) =>
    plant === null
      ? { en: "a plant watered", es: "una planta regada" }
      : { en: `${plant} watered`, es: `${plant}, regada` },
  // moving the plant neither waits for its water nor makes it needless
  thingOf: ({ params }) => `water of ${params["id"]}`,
  // decisions §5: it was watered a while ago; that watering will never be wanted later
  settledBy: ["plant_rests"],
};

export const waterAllKind: Kind<typeof gardenApi.waterAll> = {
  name: "garden.water_all",
  endpoint: gardenApi.waterAll,
  labelOf: () => ({ en: "the plants watered", es: "las plantas regadas" }),
  settledBy: ["plants_rest"],
};

export const moveKind: Kind<typeof gardenApi.move> = {
  name: "garden.move",
  endpoint: gardenApi.move,
  labelOf: (plant) =>
    plant === null
      ? { en: "a plant moved", es: "una planta en otro lugar" }
      : { en: `${plant} moved`, es: `${plant}, en otro lugar` },
};

export const gardenKinds = [waterKind, waterAllKind, moveKind];

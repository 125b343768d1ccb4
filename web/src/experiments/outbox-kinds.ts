import { experimentsApi } from "@remanso/core/experiments/contract.ts";
import type { Kind } from "../outbox/kind.ts";

export const eveningKind: Kind<typeof experimentsApi.answerEvening> = {
  name: "experiment.evening",
  endpoint: experimentsApi.answerEvening,
  labelOf: () => ({ en: "your evening’s answer", es: "tu respuesta de la noche" }),
  // it was stopped meanwhile, here or on another device
  settledBy: ["experiment_over", "not_found"],
};

import { breathingApi } from "@remanso/core/breathing/contract.ts";
import type { Kind } from "../outbox/kind.ts";

export const finishKind: Kind<typeof breathingApi.finish> = {
  name: "breathing.finish",
  endpoint: breathingApi.finish,
  labelOf: () => ({ en: "a breathing session", es: "una sesión de respiración" }),
};

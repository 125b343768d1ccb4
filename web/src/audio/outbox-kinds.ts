import { resourcesApi } from "@remanso/core/resources/contract.ts";
import type { Kind } from "../outbox/kind.ts";

export const heardKind: Kind<typeof resourcesApi.mark> = {
  name: "resource.mark",
  endpoint: resourcesApi.mark,
  labelOf: () => ({ en: "an audio you listened to", es: "un audio que escuchaste" }),
};

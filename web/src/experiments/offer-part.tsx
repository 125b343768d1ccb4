import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import type { OfferToTryProps } from "./offer-to-try.tsx";

/** The offer to try something for oneself; where its code does not come, there is none. */
export const OfferPart = lazyPart<OfferToTryProps>(
  () => importAgain(() => import("./offer-to-try.tsx")).then(({ OfferToTry }) => OfferToTry),
  { Failure: () => null },
);

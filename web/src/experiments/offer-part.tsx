import { useHydrated } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import type { OfferToTryProps } from "./offer-to-try.tsx";

// where its code does not come, there is no offer
const LazyOffer = lazyPart<OfferToTryProps>(
  () => importAgain(() => import("./offer-to-try.tsx")).then(({ OfferToTry }) => OfferToTry),
  { Failure: () => null },
);

/** The offer to try something for oneself. The server draws none: its code comes later. */
export function OfferPart(props: OfferToTryProps) {
  return useHydrated() ? <LazyOffer {...props} /> : null;
}

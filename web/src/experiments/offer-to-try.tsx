import { useQuery } from "@tanstack/react-query";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import type { ExperimentsSearch } from "./experiments-address.ts";
import { offerQuery } from "./queries.ts";
import { strings } from "./strings.ts";

export interface OfferToTryProps {
  search: ExperimentsSearch;
  /** The activity of the catalogue that it is about, where it is one. */
  catalogueKey?: string | undefined;
}

/** A way to try something for oneself; nothing where that is not offered. */
export function OfferToTry({ search, catalogueKey }: OfferToTryProps) {
  const words = useStrings(strings);
  const { data } = useQuery(offerQuery(catalogueKey));
  const isResting = useIsResting();
  if (isResting || !data?.mayBegin) return null;
  return (
    <Link
      to="/experiments"
      search={search}
      className="inline-flex min-h-11 w-fit items-center font-semibold text-primary underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {words.offer}
    </Link>
  );
}

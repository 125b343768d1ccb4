import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";

interface BlockProps<Data> {
  query: UseQueryResult<Data, CallError>;
  /** Stands in while the data is on its way. */
  shape: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a screen with data of its own: the part, its shape while it loads, or what went wrong and a way to retry. */
export function Block<Data>({ query, shape, children }: BlockProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failure query={query} /> : shape;
}

function Failure({ query }: { query: UseQueryResult<unknown, CallError> }) {
  const words = useStrings(strings);
  const { error, isFetching, refetch } = query;
  return (
    <div role="alert" className="grid content-start justify-items-start gap-3 rounded-card bg-wash p-6">
      <p>{error?.status === 0 ? words.offline : (error?.problem?.detail ?? words.notLoaded)}</p>
      <Button kind="soft" className="bg-raised!" disabled={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

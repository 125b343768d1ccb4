import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { QuietWater } from "./quiet-water.tsx";
import { useFocusHandedOn } from "./use-focus-handed-on.ts";
import type { CallError } from "../call.ts";
import { Button } from "../ui/button.tsx";

interface BlockProps<Data> {
  query: UseQueryResult<Data, CallError>;
  /** Stands in while the data is on its way. */
  shape: ReactNode;
  /** What could not be loaded, and that it is not lost. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** A part of a screen with data of its own: the part, its shape while it loads, or what went wrong and a way to retry. */
export function Block<Data>({ query, shape, failed, children }: BlockProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <Failure query={query} text={failed} /> : shape;
}

function Failure({ query, text }: { query: UseQueryResult<unknown, CallError>; text: string | undefined }) {
  const words = useStrings(strings);
  const ref = useFocusHandedOn();
  const { error, refetch } = query;
  const reason = error?.status === 0 ? words.offline : (error?.problem?.detail ?? words.notLoaded);
  return (
    <div
      ref={ref}
      role="alert"
      className="grid content-center justify-items-center gap-3 rounded-card bg-raised p-6 text-center shadow-card"
    >
      <QuietWater className="w-36" />
      <p className="max-w-[44ch]">{text && error?.status !== 0 ? text : reason}</p>
      {text && error?.status === 0 ? <p className="max-w-[44ch] text-soft">{text}</p> : null}
      <Button kind="soft" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  );
}

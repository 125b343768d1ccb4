import { useQueries, useQueryClient, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { CallError } from "../call.ts";

interface Paging<One> {
  /** The newest page. */
  readonly first: readonly One[];
  readonly isFull: (page: readonly One[]) => boolean;
  /** The query of what is older than `before`. */
  readonly olderThan: (before: string) => UseQueryOptions<One[], CallError>;
  readonly momentOf: (one: One) => string;
}

interface Paged<One> {
  /** What has come of all pages, newest first. */
  readonly all: readonly One[];
  /** How it stands with what is older; null where nothing is. */
  readonly older: "closed" | "loading" | "failed" | null;
  /** Opens the next page, or asks again for one that failed. */
  readonly openOlder: () => void;
}

/** As many pages as were opened, as one list. Each begins where the one before it ends now: what is new moves them all. */
export function useOlderPages<One>({ first, isFull, olderThan, momentOf }: Paging<One>): Paged<One> {
  const client = useQueryClient();
  const [opened, setOpened] = useState(0);
  const ends: string[] = [];
  let page: readonly One[] | undefined = first;
  while (page && ends.length < opened) {
    const last: One | undefined = page.at(-1);
    if (!last) break;
    ends.push(momentOf(last));
    page = client.getQueryData<readonly One[]>(olderThan(momentOf(last)).queryKey);
  }
  const pages = useQueries({ queries: ends.map((end) => olderThan(end)) });
  const waiting = pages.find(({ data }) => data === undefined);
  const come = pages.flatMap(({ data }) => (data ? [data] : []));
  const all = [...first, ...come.flat()];
  if (waiting)
    return { all, older: waiting.isError ? "failed" : "loading", openOlder: () => void waiting.refetch() };
  const isMore = all.length > 0 && isFull(come.at(-1) ?? first);
  return { all, older: isMore ? "closed" : null, openOlder: () => setOpened(ends.length + 1) };
}

import {
  hashKey,
  hydrate,
  type Query,
  type QueryClient,
  type QueryKey,
  type QueryMeta,
} from "@tanstack/react-query";
import type { Shown } from "../router/route.ts";

/** An answer that the server has asked for: its query, the data, when it came, and what it is asked for. */
type Answer = readonly [queryKey: QueryKey, data: unknown, atMs: number, meta?: QueryMeta];

/** What the browser begins with. */
interface Beginning {
  readonly state: Shown["state"];
  readonly answers: readonly Answer[];
}

const id = "page-data";

/** Carries what the server has asked for while it drew the page. */
export function PageData({ queryClient, state }: { queryClient: QueryClient; state: Shown["state"] }) {
  return (
    <script
      id={id}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? writtenData(queryClient, state) : "" }}
      suppressHydrationWarning
    />
  );
}

/** Fills the client with the answers of the page, and tells how what is at its address came out. */
export function readPageData(queryClient: QueryClient): Shown["state"] {
  const written = document.getElementById(id)?.textContent;
  if (!written) return "shown";
  const { state, answers }: Beginning = JSON.parse(written);
  hydrate(queryClient, { mutations: [], queries: answers.map(queryOf) });
  return state;
}

/** A query with its answer, as the client keeps one. */
function queryOf([queryKey, data, dataUpdatedAt, meta]: Answer) {
  const none = { error: null, errorUpdateCount: 0, errorUpdatedAt: 0, fetchMeta: null, isInvalidated: false };
  const idle = { fetchFailureCount: 0, fetchFailureReason: null, fetchStatus: "idle" as const };
  const state = { data, dataUpdatedAt, dataUpdateCount: 1, status: "success" as const, ...none, ...idle };
  const query = { queryKey, queryHash: hashKey(queryKey), dehydratedAt: dataUpdatedAt, state };
  return meta ? { ...query, meta } : query;
}

function writtenData(queryClient: QueryClient, state: Shown["state"]): string {
  const answers = queryClient.getQueryCache().getAll().filter(hasAnswer).map(answerOf);
  const beginning: Beginning = { state, answers };
  return JSON.stringify(beginning).replaceAll("<", "\\u003c");
}

const hasAnswer = (query: Query) => query.state.status === "success";

function answerOf({ queryKey, state, meta }: Query): Answer {
  return [queryKey, state.data, state.dataUpdatedAt, meta];
}

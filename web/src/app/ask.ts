import {
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from "@tanstack/react-query";
import type { Endpoint, Mutation, Query, ReplyOf } from "@remanso/core/endpoint.ts";
import { call, urlOf, type CallError, type CallOptions } from "../call.ts";
import { newKey } from "./new-key.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: Shown;
  }
}

/** What a query asks for; it travels with what the server has asked for already. */
type Shown = Partial<Pick<Endpoint, "path" | "shows">>;

/** The query of a GET endpoint. Its key's first element is the address (specification §7). */
export function ask<E extends Query>(endpoint: E, options: Pick<CallOptions<E>, "params" | "query"> = {}) {
  return queryOptions<ReplyOf<E>, CallError>({
    queryKey: [urlOf(endpoint.path, options)],
    queryFn: ({ client }) => call(client, endpoint, options),
    meta: shownBy(endpoint),
  });
}

/** What a query that is not made by `ask()` has to say as its `meta`. */
export function shownBy({ path, shows }: Query): Shown {
  return { path, shows };
}

/** True where there may be more rows than those of `page`. */
export function isFullPage({ mostRows }: Query, page: readonly unknown[]): boolean {
  return mostRows !== undefined && page.length >= mostRows;
}

interface After<E extends Mutation> {
  /** Makes of the change what is sent. */
  readonly before?: (change: CallOptions<E>) => Promise<CallOptions<E>>;
  /** The query that the reply is the answer of: it shows the reply, and is not asked again. */
  readonly replyOf?: { readonly queryKey: readonly unknown[] };
  /** Told at once, before anything is asked again. */
  readonly onReply?: (reply: ReplyOf<E>, client: QueryClient) => void;
  /** Told once everything that shows what was touched is up to date. */
  readonly onDone?: (reply: ReplyOf<E>) => void | Promise<void>;
}

/**
 * The mutation of an endpoint, over once everything that shows what it touches was asked for again. Each attempt of one intention
 * carries the same Idempotency-Key when the caller gives one; else every mutate is an intention of its own.
 */
export function useChange<E extends Mutation>(
  endpoint: E,
  { before, replyOf, onReply, onDone }: After<E> = {},
): UseMutationResult<ReplyOf<E>, CallError, CallOptions<E>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: CallOptions<E>) =>
      call(client, endpoint, { idempotencyKey: newKey(), ...((await before?.(change)) ?? change) }),
    onSuccess: async (reply) => {
      if (replyOf) client.setQueryData(replyOf.queryKey, reply);
      onReply?.(reply, client);
      await askAgainAfter(client, endpoint, replyOf);
      await onDone?.(reply);
    },
  });
}

/** Asks again for everything that shows what `mutation` touches, but not for `known`, which shows it already. */
export async function askAgainAfter(
  client: QueryClient,
  { touches }: Pick<Mutation, "touches">,
  known?: After<Mutation>["replyOf"],
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      queryKey[0] !== known?.queryKey[0] && (meta?.shows ?? []).some((subject) => touches.includes(subject)),
    refetchType: "all",
  });
}

/** What was asked of these endpoints stays on screen until the next loader or screen that needs it has asked anew. */
export function markStale(client: QueryClient, endpoints: readonly Endpoint[]): void {
  const paths = endpoints.map(({ path }) => path);
  void client.invalidateQueries({
    predicate: ({ meta }) => meta?.path !== undefined && paths.includes(meta.path),
    refetchType: "none",
  });
}

/** Selects every query of one endpoint, whatever it was asked with: for `setQueriesData` and the like. */
export function queriesOf({ path }: Query) {
  return { predicate: ({ meta }: { meta?: Shown | undefined }) => meta?.path === path };
}

import {
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type UseMutationResult,
} from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Endpoint } from "@remanso/core/endpoint.ts";
import { call, urlOf, type CallError, type CallOptions } from "../call.ts";
import { newKey } from "./new-key.ts";

type Schema = z.ZodMiniType;

/** The query of a GET endpoint. Its key's first element is the address (specification §7). */
export function ask<Path extends string, Input extends Schema, Query extends Schema, Reply extends Schema>(
  endpoint: Endpoint<Path, Input, Query, Reply>,
  options: Pick<CallOptions<Path, Input, Query>, "params" | "query"> = {},
) {
  return queryOptions<z.output<Reply>, CallError>({
    queryKey: [urlOf(endpoint.path, options)],
    queryFn: ({ client }) => call(client, endpoint, options),
  });
}

export interface Change<Path extends string, Input extends Schema, Query extends Schema> extends CallOptions<
  Path,
  Input,
  Query
> {}

/**
 * The mutation of an endpoint. Each attempt of one intention carries the same Idempotency-Key when the caller
 * gives one; else every mutate is an intention of its own.
 */
export function useChange<
  Path extends string,
  Input extends Schema,
  Query extends Schema,
  Reply extends Schema,
>(
  endpoint: Endpoint<Path, Input, Query, Reply>,
  after: { onDone?: (reply: z.output<Reply>, client: QueryClient) => void | Promise<void> } = {},
): UseMutationResult<z.output<Reply>, CallError, Change<Path, Input, Query>> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change<Path, Input, Query>) =>
      call(client, endpoint, { idempotencyKey: newKey(), ...change }),
    onSuccess: (reply) => after.onDone?.(reply, client),
  });
}

/** Asks again for everything whose address starts with one of `paths`. */
export async function askAgain(client: QueryClient, paths: readonly string[]): Promise<void> {
  await client.invalidateQueries({
    predicate: (query) => paths.some((path) => String(query.queryKey[0]).startsWith(path)),
    refetchType: "all",
  });
}

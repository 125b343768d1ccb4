import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PageContent } from "@remanso/core/professional-page/page-content.ts";
import { professionalPageApi } from "@remanso/core/professional-page/contract.ts";
import { askAgainAfter, useChange } from "../app/ask.ts";
import { call, CallError } from "../call.ts";
import { pageKeyOf, sealPage, unsealPage } from "./sealed-page.ts";

interface Sharing {
  readonly page: PageContent;
  readonly days: number;
  readonly openings: number;
}

/** Encrypts a page and leaves it with the server; answers the link, which nobody can tell again. */
export function useShare() {
  const client = useQueryClient();
  return useMutation<string, Error, Sharing>({
    mutationFn: async ({ page, days, openings }) => {
      const { sent, path } = await sealPage(page);
      await call(client, professionalPageApi.share, { input: { ...sent, days, openings } });
      return `${location.origin}${path}`;
    },
    onSuccess: () => askAgainAfter(client, professionalPageApi.share),
  });
}

export const useRevoke = () => useChange(professionalPageApi.revoke);

/** What a link opened, and until when it does. */
interface Opened {
  readonly page: PageContent;
  readonly expiresAt: string;
}

/** The page could not be read with the key of its link. */
export class UnreadablePage extends Error {}

/** Opens the page of a link, which counts; null for a link without a key. */
export function useOpen() {
  const client = useQueryClient();
  return useMutation<Opened | null, Error, { address: string; fragment: string }>({
    mutationFn: async ({ address, fragment }) => {
      const own = await pageKeyOf(fragment);
      if (!own) return null;
      const input = { address, proof: own.proof };
      const { sealed, expiresAt } = await call(client, professionalPageApi.open, { input });
      const page = await unsealPage(sealed, { key: own.key, address }).catch((cause: unknown) => {
        throw new UnreadablePage("The page could not be decrypted.", { cause });
      });
      return { page, expiresAt };
    },
  });
}

/** What the server said of a failed call; null where it said nothing. */
export function saidOf(error: Error): string | null {
  return error instanceof CallError ? (error.problem?.detail ?? null) : null;
}

/** Whether nobody answered. */
export function isUnanswered(error: Error): boolean {
  return error instanceof CallError && error.status === 0;
}

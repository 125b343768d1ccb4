import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import type { KeyWay } from "@remanso/core/only-you/contract.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useToast } from "../app/toasts.tsx";
import { Shape } from "../ui/shape.tsx";
import type { Shown } from "./content-key.ts";
import { KeyEntry } from "./key-entry.tsx";
import { openDevice } from "./open-ways.ts";
import { contentKeyQuery } from "./queries.ts";
import { strings } from "./strings.ts";

interface UnlockProps {
  /** Ways that this device keeps: they open without a server, and to a key that the server has let go of. */
  kept?: readonly KeyWay[] | undefined;
}

/** Opens the person's texts on this device, once. */
export function Unlock({ kept = [] }: UnlockProps) {
  const words = useStrings(strings);
  const id = useId();
  const toast = useToast();
  const userId = useUser()?.id ?? "";
  const { data, error, refetch } = useQuery(contentKeyQuery);
  const ways = waysOf(data?.ways ?? [], kept);
  const open = async (shown: Shown) => {
    if (await openDevice(ways, shown, userId)) return true;
    // another device may have made a key that this page has not heard of yet
    const { data: latest } = await refetch({ cancelRefetch: false });
    return openDevice(waysOf(latest?.ways ?? [], kept), shown, userId);
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card bg-wash p-[min(1.25rem,5vw)]"
    >
      <div className="grid gap-1.5">
        <p id={id} className="flex items-center gap-2.5 font-semibold">
          <LockKeyhole aria-hidden="true" size={18} className="shrink-0" />
          {words.openTitle}
        </p>
        <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.openText}</p>
      </div>
      {data || kept.length > 0 ? (
        <KeyEntry
          ways={ways}
          onShown={async (shown) => {
            const isOpen = await open(shown);
            if (isOpen) toast({ title: words.opened });
            return isOpen;
          }}
        />
      ) : error ? (
        <LoadFailure
          text={error.status === 0 ? words.offline : words.failed}
          onRetry={() => void refetch()}
        />
      ) : (
        <Shape className="h-28" />
      )}
    </div>
  );
}

/** A way that was removed opens nothing any more: of those kept here count the ones to keys that the server no longer knows, or all without it. */
function waysOf(present: readonly KeyWay[], kept: readonly KeyWay[]): readonly KeyWay[] {
  const known = new Set(present.map(({ version }) => version));
  return [...present, ...kept.filter(({ version }) => !known.has(version))];
}

import { useQuery } from "@tanstack/react-query";
import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { useToast } from "../app/toasts.tsx";
import { Shape } from "../ui/shape.tsx";
import { KeyEntry } from "./key-entry.tsx";
import { openDevice } from "./open-ways.ts";
import { contentKeyQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** Opens the person's texts on this device, once. */
export function Unlock() {
  const words = useStrings(strings);
  const id = useId();
  const toast = useToast();
  const userId = useUser()?.id ?? "";
  const { data, error, refetch } = useQuery(contentKeyQuery);
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
      {data ? (
        <KeyEntry
          ways={data.ways}
          onShown={async (shown) => {
            const isOpen = await openDevice(data.ways, shown, userId);
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

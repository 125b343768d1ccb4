import { useState } from "react";
import type { ContentKey, KeyWay, NewWay } from "@remanso/core/only-you/contract.ts";
import { useProof } from "../account/use-proof.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { dateLocaleOf } from "@remanso/core/language.ts";
import { Button } from "../ui/button.tsx";
import { AddWay } from "./add-way.tsx";
import { useRemoveWay } from "./queries.ts";
import { strings } from "./strings.ts";

interface WaysListProps {
  contentKey: ContentKey;
  userId: string;
}

/** The ways to open the texts: added and taken away, but for the last two. */
export function WaysList({ contentKey, userId }: WaysListProps) {
  const words = useStrings(strings);
  const ways = contentKey.ways.filter(({ version }) => version === contentKey.version);
  const [adding, setAdding] = useState<NewWay["kind"] | null>(null);
  if (adding)
    return (
      <AddWay
        kind={adding}
        ways={ways}
        owner={{ userId, version: contentKey.version }}
        onDone={() => setAdding(null)}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-[1.15rem]">{words.ways}</h3>
      <ul className="divide-y divide-line">
        {ways.map((way) => (
          <Way key={way.id} way={way} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button kind="soft" onClick={() => setAdding("passkey")}>
          {words.addPasskey}
        </Button>
        <Button kind="soft" onClick={() => setAdding("passphrase")}>
          {words.addWords}
        </Button>
        <Button kind="soft" onClick={() => setAdding("code")}>
          {words.addCode}
        </Button>
      </div>
    </div>
  );
}

function Way({ way }: { way: KeyWay }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const [isAsking, setAsking] = useState(false);
  const { remove, isPending, fault, proofWindow } = useRemoving(way);
  const kind = words.kinds[way.kind];
  const day = new Intl.DateTimeFormat(dateLocaleOf[dates], { dateStyle: "long", timeZone }).format(
    new Date(way.createdAt),
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-semibold">{kind}</span>{" "}
          <span className="text-[0.95rem] text-soft">{words.since(day)}</span>
        </p>
        {isAsking ? null : (
          <Button kind="plain" aria-label={words.removeOf(kind, day)} onClick={() => setAsking(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {isAsking ? (
        <div role="group" aria-label={words.removeSure} className="grid gap-2.5">
          <p className="max-w-[60ch]">{words.removeSure}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="danger" aria-disabled={isPending} onClick={remove}>
              {words.removeYes}
            </Button>
            <Button kind="plain" onClick={() => setAsking(false)}>
              {words.keepIt}
            </Button>
          </div>
        </div>
      ) : null}
      <p role="alert" className="empty:hidden">
        {fault}
      </p>
      {proofWindow}
    </li>
  );
}

function useRemoving({ id }: KeyWay) {
  const words = useStrings(strings);
  const toast = useToast();
  const proof = useProof();
  const { mutate, isPending } = useRemoveWay();
  const [fault, setFault] = useState("");
  const remove = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => toast({ title: words.removed }),
        onError: (error) => {
          if (!proof.isAsked(error, remove))
            setFault(error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed));
        },
      },
    );
  return { remove, isPending, fault, proofWindow: proof.window };
}

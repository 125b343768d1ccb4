import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SignedInSession } from "@remanso/core/account/contract.ts";
import { sessionsQuery, useEndOtherSessions, useEndSession } from "../account/queries.ts";
import { useProof } from "../account/use-proof.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { Button } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";

/** decisions §1: sessions can be listed and ended, one by one or all others at once. */
export function SessionSettings() {
  const words = useStrings(strings);
  const { data: sessions = [], isError, refetch } = useQuery(sessionsQuery);
  return (
    <SettingsSection title={words.sessions} text={words.sessionsText}>
      {isError ? (
        <div className="grid justify-items-start gap-2">
          <p>{words.sessionsUnknown}</p>
          <Button kind="soft" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : null}
      <ul className="grid gap-4">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
      <EndOthers isNeeded={sessions.length > 1} />
    </SettingsSection>
  );
}

function SessionLine({ session }: { session: SignedInSession }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  const end = useEndSession();
  const sayFailure = useSayFailure();
  const device = session.device || words.unknownDevice;
  const proof = useProof();
  const endIt = () =>
    end.mutate(
      { params: { id: session.id } },
      { onError: (error) => void (proof.isAsked(error, endIt) || sayFailure(endIt)) },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {device}
          {session.current ? <Badge>{words.thisOne}</Badge> : null}
        </p>
        <p className="text-[0.9rem] text-soft">
          {words.lastUsed(relativeTime(session.lastUsedAt, now, { language, timeZone }))}
        </p>
      </div>
      {session.current ? null : (
        <Button
          kind="plain"
          onClick={endIt}
          disabled={end.isPending}
          aria-label={words.endNamed(device)}
          className="-mx-5"
        >
          {words.end}
        </Button>
      )}
      {proof.window}
    </li>
  );
}

/** Stays in place when there is nothing left to end, so that what happened can still be said. */
function EndOthers({ isNeeded }: { isNeeded: boolean }) {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const toast = useToast();
  const sayFailure = useSayFailure();
  const proof = useProof();
  const stop = () => setAsking(false);
  const endThem = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ ended }) => toast({ title: words.ended(ended) }),
        onError: (error) => void (proof.isAsked(error, endThem) || sayFailure(endThem)),
        onSettled: stop,
      },
    );
  if (!isNeeded) return null;
  return (
    <>
      <Button kind="soft" onClick={() => setAsking(true)} className="justify-self-start">
        {words.endOthers}
      </Button>
      <Dialog open={isAsking} onClose={stop} title={words.endOthers} closeLabel={words.close}>
        <p>{words.endOthersAsk}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={endThem} disabled={end.isPending}>
            {words.endOthersYes}
          </Button>
          <Button kind="plain" onClick={stop}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
      {proof.window}
    </>
  );
}

function useSayFailure(): (retry: () => void) => void {
  const toast = useToast();
  const words = useStrings(strings);
  return (retry) =>
    toast({ kind: "failure", title: words.endFailed, action: { label: words.tryAgain, onPress: retry } });
}

import type { Hold } from "@remanso/core/breathing/contract.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import { scoreGame } from "@remanso/core/breathing/score.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { GrownPlants } from "../garden/grown-part.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { RippleProgress } from "../ui/illustrations/ripple-progress.tsx";
import { BreathTraces } from "./breath-traces.tsx";
import type { FinishedGame } from "./finished-game.ts";
import type { SendState } from "./queries.ts";
import { strings } from "./strings.ts";

interface ResultDialogProps {
  finished: FinishedGame;
  sending: SendState;
  onRetry: () => void;
  onClose: () => void;
}

/** specification §2: '¡Sesión Completada!' with 'Continuar'. */
export function ResultDialog({ finished, sending, onRetry, onClose }: ResultDialogProps) {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const { averageQuality, perfectBreaths, points } = scoreGame(finished.qualities);
  const percent = words.percent(Math.round(averageQuality));
  const holds: readonly Hold[] = finished.input.holds ?? [];
  // safety.md: while a crisis stands nothing is rewarded
  const grew = sending.state === "sent" && !isResting ? sending.grew : [];
  const isFollowed = finished.input.mode === "follow";
  return (
    <Dialog open onClose={onClose} title={words.completed} closeLabel={words.close}>
      {grew.length > 0 ? <GrownPlants grew={grew} /> : null}
      <div className="grid justify-items-center gap-6 text-center">
        <div className="relative grid place-items-center">
          <RippleProgress fraction={averageQuality / 100} size={168} label="" />
          <p className="absolute grid">
            <span className="font-serif text-[2.2rem] leading-none tabular-nums">{percent}</span>
            <span className="text-[0.85rem] text-soft">{isFollowed ? words.accuracy : words.simulated}</span>
          </p>
        </div>
        {isResting ? null : (
          <p className="tabular-nums">
            {perfectBreaths > 0 ? (
              <strong className="block font-semibold">{words.perfect(perfectBreaths)}</strong>
            ) : null}
            {words.points(points)}
          </p>
        )}
        <p className="max-w-[40ch] text-soft">{words.completedText}</p>
      </div>
      {isFollowed ? (
        <BreathTraces
          rhythm={patterns[finished.input.pattern]}
          holds={holds}
          qualities={finished.qualities}
        />
      ) : (
        <p className="text-center text-[0.9rem] text-soft">{words.simulatedNote}</p>
      )}
      <SendNote sending={sending} onRetry={onRetry} />
      <div className="sticky bottom-0 -mb-3 grid justify-items-center gap-1 bg-raised pb-3 pt-2">
        <Button onClick={onClose} className="min-h-[52px] px-12 text-lg">
          {words.continue}
        </Button>
        {grew.length > 0 ? (
          <Link to="/zen-garden" className={buttonClass("plain")}>
            {words.toGarden}
          </Link>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Whether the game has arrived: said only when it has not. */
function SendNote({ sending, onRetry }: { sending: SendState; onRetry: () => void }) {
  const words = useStrings(strings);
  const { failingText } = useStrings(outboxStrings);
  const { state } = sending;
  if (state === "refused" && sending.why !== null)
    return (
      <p role="status" className="rounded-card border border-line px-5 py-4">
        <strong className="block font-semibold">{words.sendFailed}</strong>
        {sending.why}
      </p>
    );
  return (
    <div role="status">
      {state === "sending" ? <p className="text-center text-soft">{words.sending}</p> : null}
      {state === "kept" ? <p className="rounded-card bg-wash px-5 py-4">{words.kept}</p> : null}
      {state === "refused" || state === "failing" ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-berry px-5 py-4">
          <p className="min-w-0">
            <strong className="block font-semibold">{words.sendFailed}</strong>
            {state === "failing" ? failingText : words.sendFailedText}
          </p>
          <Button kind="soft" onClick={onRetry}>
            {words.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { X } from "lucide-react";
import { useEffect, useState, type ComponentType } from "react";
import { useStrings } from "../app/language.tsx";
import { IconButton } from "../ui/button.tsx";
import { strings } from "./strings.ts";
import { useSafetyCheck } from "./use-safety-check.ts";

interface SafetyNoticeProps {
  /** What stands in the field above. */
  text: string;
}

interface CardProps {
  level: 2 | 3 | 4;
  isViolence: boolean;
  isInField: boolean;
}

/**
 * Below a field of the person's own: the card, when what they write sounds heavy. It moves no caret, holds nothing back, and goes
 * when it is put aside; only something graver brings it again. safety.md: the crisis check applies to the journal too
 */
export function SafetyNotice({ text }: SafetyNoticeProps) {
  const words = useStrings(strings);
  const { level, found } = useSafetyCheck(text);
  const [highest, setHighest] = useState(0);
  const [putAside, setPutAside] = useState(1);
  // what has come stays while the text is being changed, so that nothing jumps under the hands
  if (level > highest) setHighest(level);
  const shown = highest > putAside ? asCardLevel(highest) : null;
  const isNeeded = shown !== null;
  const [Card, setCard] = useState<ComponentType<CardProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // without a network the screen goes on without it
    import("./crisis-card.tsx").then(
      (module) => setCard(() => module.CrisisCard),
      () => null,
    );
  }, [isNeeded]);
  return (
    <div role="status">
      {shown !== null && Card ? (
        <div className="relative mt-2 grid max-w-[34rem] gap-2">
          <Card level={shown} isViolence={/violence/.test(found ?? "")} isInField />
          <div className="flex items-center justify-between gap-3 pl-1 text-[0.85rem] text-soft">
            <p>{words.fieldNote}</p>
            <IconButton label={words.seen} onClick={() => setPutAside(highest)}>
              <X aria-hidden="true" size={18} />
            </IconButton>
          </div>
        </div>
      ) : null}
    </div>
  );
}

function asCardLevel(level: number): 2 | 3 | 4 {
  return level >= 4 ? 4 : level === 3 ? 3 : 2;
}

import { CrisisCard } from "../safety/crisis-card.tsx";
import type { Chat } from "./conversation.ts";

/** People to call, at any time: what the program has noticed is never the only way here. */
export function HelpView({ chat, onFollow }: { chat: Chat; onFollow: () => void }) {
  const { card, hasQuickExit, isChild } = chat.dialogue;
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-3">
      <CrisisCard
        level={card?.level ?? 2}
        kind={hasQuickExit ? "violence" : (card?.kind ?? "life")}
        isUrgent={card?.emergencyFirst}
        isChild={isChild}
        hasExit
        onFollow={onFollow}
      />
    </div>
  );
}

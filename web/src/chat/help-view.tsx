import { CrisisCard } from "../safety/crisis-card.tsx";
import type { Chat } from "./conversation.ts";

/** People to call, at any time: what the program has noticed is never the only way here. */
export function HelpView({
  chat,
  onHide,
  onFollow,
}: {
  chat: Chat;
  onHide: () => void;
  onFollow: () => void;
}) {
  const level = chat.level === 4 ? 4 : chat.level === 3 ? 3 : 2;
  return (
    <div className="min-h-0 grow overflow-y-auto overscroll-contain p-3">
      <CrisisCard level={level} isViolence={chat.isViolence} hasExit onLeave={onHide} onFollow={onFollow} />
    </div>
  );
}

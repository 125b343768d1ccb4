import { useState } from "react";
import { useAddress } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { labelOf } from "./kind.ts";
import { useKinds, useOutboxState } from "./provider.tsx";
import { strings } from "./strings.ts";

const AsideList = lazyPart(() =>
  importAgain(() => import("./aside-list.tsx")).then((part) => part.AsideList),
);

/** `OutboxNotice` in the column of a screen that does not show it itself. */
export function OutboxNoticeInColumn() {
  return (
    <div className="mx-auto w-full max-w-[1120px] px-[min(1.5rem,8vw)] sm:px-10 lg:px-12">
      <OutboxNotice />
    </div>
  );
}

/** One quiet line for what waits, or waited and has arrived, and below it what could not be sent; nothing when there is nothing. */
export function OutboxNotice() {
  const words = useStrings(strings);
  const language = useLanguage();
  const kinds = useKinds();
  const { waiting, aside, delivered } = useOutboxState();
  const [said, setSaid] = useState("");
  const path = useAddress().pathname;
  const [firstPath] = useState(path);
  const [oldest] = waiting;
  const line = oldest
    ? words.waiting(waiting.length, labelOf(oldest, kinds)[language])
    : delivered > 0 && path === firstPath
      ? words.waitedHere(delivered)
      : null;
  return (
    <div>
      <div role="status">
        {line === null ? null : <p className="rounded-card bg-wash px-5 py-3 text-[0.95rem]">{line}</p>}
        <span className="sr-only">{said}</span>
      </div>
      {aside.length > 0 ? <AsideList entries={aside} onDone={setSaid} /> : null}
    </div>
  );
}

import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyDialog } from "../app/lazy-part.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { strings } from "./strings.ts";

const HistoryDialog = lazyDialog(() =>
  importAgain(() => import("./history-dialog.tsx")).then(({ HistoryDialog: Part }) => Part),
);

/** Where the assessment is taken again and the earlier ones are looked at. */
export function AssessmentCentre() {
  const words = useStrings(strings);
  const isResting = useIsResting();
  const [history, setHistory] = useState<"unseen" | "open" | "closed">("unseen");
  return (
    <section
      aria-labelledby="centre"
      className="grid grow grid-cols-1 content-center gap-4 rounded-card bg-wash p-6 sm:p-8"
    >
      <h2 id="centre" className="text-[1.35rem]">
        {words.centre.title}
      </h2>
      {isResting ? null : <p>{words.centre.text}</p>}
      <div className="flex flex-wrap gap-2">
        <Link to="/assessment" className={`${buttonClass("soft")} bg-raised!`}>
          {words.centre.retake}
        </Link>
        <Link to="/" search={{ result: "" }} className={buttonClass("plain")}>
          {words.centre.result}
        </Link>
        <Link to="/breathing-game" className={buttonClass("plain")}>
          {words.places.breathing}
        </Link>
        <Button
          kind="plain"
          aria-haspopup="dialog"
          onPointerEnter={HistoryDialog.preload}
          onFocus={HistoryDialog.preload}
          onClick={() => setHistory("open")}
        >
          {words.centre.history}
        </Button>
      </div>
      {history === "unseen" ? null : (
        <HistoryDialog open={history === "open"} onClose={() => setHistory("closed")} />
      )}
    </section>
  );
}

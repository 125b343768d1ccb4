import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { strings } from "./strings.ts";

const loadHistory = () => import("./history-dialog.tsx");
const HistoryDialog = lazy(() => loadHistory().then((module) => ({ default: module.HistoryDialog })));

/** Where the assessment is taken again and the earlier ones are looked at. */
export function AssessmentCentre() {
  const words = useStrings(strings);
  const [history, setHistory] = useState<"unseen" | "open" | "closed">("unseen");
  return (
    <section
      aria-labelledby="centre"
      className="grid grow grid-cols-1 content-center gap-4 rounded-card bg-wash p-6 sm:p-8"
    >
      <h2 id="centre" className="text-[1.35rem]">
        {words.centre.title}
      </h2>
      <p>{words.centre.text}</p>
      <div className="flex flex-wrap gap-2">
        <Link to="/assessment" className={`${buttonClass("soft")} bg-raised!`}>
          {words.centre.retake}
        </Link>
        <Link to="/breathing-game" className={buttonClass("plain")}>
          {words.places.breathing}
        </Link>
        <Button
          kind="plain"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadHistory()}
          onFocus={() => void loadHistory()}
          onClick={() => setHistory("open")}
        >
          {words.centre.history}
        </Button>
      </div>
      {history === "unseen" ? null : (
        <Suspense>
          <HistoryDialog open={history === "open"} onClose={() => setHistory("closed")} />
        </Suspense>
      )}
    </section>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { forgetTexts } from "../offline/kept-answers.ts";
import { turnPlan } from "../safety/plan-keeping.ts";
import { Button } from "../ui/button.tsx";
import { forgetKeys } from "./keyring.ts";
import { turnAll } from "./queries.ts";
import { strings } from "./strings.ts";

interface TurningProps {
  userId: string;
  /** The key that texts are closed with; 0: with none. */
  version: number;
  left: number;
}

/** Turns what was written before, text by text; stopped halfway, it goes on from there. */
export function Turning({ userId, version, left: leftBefore }: TurningProps) {
  const words = useStrings(strings);
  const way = version > 0 ? "on" : "off";
  const { run, left, hasFailed } = useTurning(userId, version);
  const shown = left ?? leftBefore;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div role="status" className="grid gap-1">
        <p className="font-semibold">{hasFailed ? words.interrupted : words.turning[way]}</p>
        <p className="text-soft tabular-nums">{words.left(shown)}</p>
      </div>
      {hasFailed ? (
        <Button className="justify-self-start" onClick={run}>
          {words.resume}
        </Button>
      ) : (
        <>
          <progress
            aria-label={words.turning[way]}
            value={Math.max(leftBefore - shown, 0)}
            max={Math.max(leftBefore, 1)}
            className="h-2 w-full accent-primary"
          />
          <p className="max-w-[60ch] text-[0.95rem] text-soft">{words.stayHere}</p>
        </>
      )}
    </div>
  );
}

function useTurning(userId: string, version: number) {
  const words = useStrings(strings);
  const client = useQueryClient();
  const toast = useToast();
  const [left, setLeft] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isRunning = useRef(false);

  async function turn(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setFailed(false);
    try {
      const unreadable = await turnAll(client, { userId, version, onLeft: setLeft });
      await turnPlan(client, userId);
      if (version === 0) await forgetKeys(userId);
      else await forgetTexts();
      toast({
        title: words.done[version > 0 ? "on" : "off"],
        ...(unreadable > 0 ? { description: words.unreadable(unreadable) } : {}),
      });
    } catch {
      setFailed(true);
    }
    isRunning.current = false;
  }
  const run = () => void turn();
  const begun = useRef(run);
  useEffect(() => begun.current(), []);
  return { run, left, hasFailed };
}

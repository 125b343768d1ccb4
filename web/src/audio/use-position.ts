import { useEffect, useState } from "react";
import { positionAt } from "@remanso/core/resources/narration.ts";
import { sleepLeft } from "@remanso/core/resources/sleep-timer.ts";
import type { AudioState } from "./audio-store.ts";

const lookMs = 500;

/** How far it is, in seconds, and how long until a sleep timer ends it (null without one), by the clock, looked at now and then. */
export function usePosition(audio: AudioState | null): { position: number; sleepSeconds: number | null } {
  const [nowMs, setNow] = useState(0);
  const isRunning = audio?.status === "playing";
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (!isRunning) return undefined;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (!audio) return { position: 0, sleepSeconds: null };
  const position = positionAt(audio.told.anchor, nowMs);
  const textSeconds = audio.told.narration.totalSeconds - position;
  return { position, sleepSeconds: audio.sleep && sleepLeft(audio.sleep, nowMs, textSeconds) };
}

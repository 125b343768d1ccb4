import { Pause, Play, X } from "lucide-react";
import { useEffect } from "react";
import { shareOf } from "@remanso/core/resources/narration.ts";
import { Link } from "../router/link.tsx";
import { useAddress } from "../router/provider.tsx";
import { useStrings } from "../app/language.tsx";
import { IconButton } from "../ui/button.tsx";
import type { AudioState } from "./audio-store.ts";
import { goOn, pause, stop } from "./engine.ts";
import { useMarkHeard } from "./queries.ts";
import { strings } from "./strings.ts";
import { usePosition } from "./use-position.ts";

/** What plays or is paused, on every page but its own, where the whole player stands. */
export function MiniBar({ audio }: { audio: AudioState }) {
  const { pathname } = useAddress();
  useMarkHeard({ resourceId: audio.resource.id, isHeard: audio.isHeard });
  return pathname === `/resources/${audio.resource.id}` ? null : <Bar audio={audio} pathname={pathname} />;
}

function Bar({ audio, pathname }: { audio: AudioState; pathname: string }) {
  const words = useStrings(strings);
  useRoomForFocus();
  const isPlaying = audio.status === "playing";
  const { title } = audio.resource;
  return (
    <section
      aria-label={words.mini}
      className={`${placeOn(pathname)} flex h-14 items-center gap-1 overflow-hidden rounded-full border border-line/60 bg-raised pl-1.5 pr-1 text-ink shadow-lift print:hidden`}
    >
      <IconButton
        label={labelOf(audio.status, words)}
        onClick={isPlaying ? pause : goOn}
        className="text-primary!"
      >
        {isPlaying ? <Pause aria-hidden="true" size={22} /> : <Play aria-hidden="true" size={22} />}
      </IconButton>
      <Link
        to="/resources/$resourceId"
        params={{ resourceId: audio.resource.id }}
        aria-label={words.openPlayer(title)}
        className="grid min-h-11 min-w-0 flex-1 content-center rounded-xl px-1 leading-tight"
      >
        <span className="truncate text-[0.95rem] font-semibold lg:text-[0.85rem]">{title}</span>
        <Place audio={audio} />
      </Link>
      <IconButton label={words.close} onClick={stop}>
        <X aria-hidden="true" size={20} />
      </IconButton>
    </section>
  );
}

function Place({ audio }: { audio: AudioState }) {
  const { position } = usePosition(audio);
  const { narration, index } = audio.told;
  const count = narration.segments.length;
  const share = audio.isOver ? 1 : (index + shareOf(narration, index, position)) / count;
  return (
    <span
      aria-hidden="true"
      className="mt-1.5 block h-1 overflow-hidden rounded-control bg-[color-mix(in_oklab,var(--primary)_26%,var(--raised))]"
    >
      <span
        className="block h-full bg-primary transition-[width] duration-500 ease-linear"
        style={{ width: `${Math.round(share * 1000) / 10}%` }}
      />
    </span>
  );
}

function labelOf(
  status: AudioState["status"],
  words: { readonly pause: string; readonly goOn: string; readonly again: string },
): string {
  if (status === "playing") return words.pause;
  return status === "finished" ? words.again : words.goOn;
}

/**
 * Beside the chat's bubble: on phones above the bar, from 1024 px in the lower left corner. Where a practice has its controls there,
 * on phones it waits at the end of the page, as the bubble does.
 */
function placeOn(pathname: string): string {
  const isPractice = /^\/(activity-session|breathing-game)/.test(pathname);
  const side =
    "z-20 left-[min(1rem,4vw)] right-[calc(min(1rem,4vw)+4.25rem)] sm:max-lg:right-auto sm:max-lg:w-96 lg:left-5 lg:right-auto lg:w-60";
  return isPractice
    ? `${side} absolute bottom-26 lg:fixed lg:bottom-6`
    : `${side} fixed bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+min(5.25rem,21vw))] lg:bottom-6`;
}

/** What gets the focus is scrolled clear of the bar. */
function useRoomForFocus(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = "11rem";
    return () => {
      style.scrollPaddingBottom = "";
    };
  }, []);
}

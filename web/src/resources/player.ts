import { lazyRouteComponent } from "@tanstack/react-router";

/** The audio player: comes with what is to be listened to only, and is there when that is opened. */
export const AudioPlayer = lazyRouteComponent(() => import("../audio/audio-player.tsx"), "AudioPlayer");

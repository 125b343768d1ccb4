/** What the lock screen, the headset and the media keys may do. */
export interface MediaCommands {
  readonly play: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly previous: () => void;
  readonly next: () => void;
  readonly seekTo: (seconds: number) => void;
}

export interface MediaPlace {
  readonly isPlaying: boolean;
  readonly position: number;
  readonly duration: number;
}

/**
 * Shows what plays on the lock screen and listens to the media keys. Neither a voice nor Web Audio makes a browser do that: it
 * wants a media element that plays, so a murmur far below hearing does, in a loop. Where that is refused nothing else depends on it.
 */
export function openMediaSession(title: string, commands: MediaCommands) {
  if (!("mediaSession" in navigator)) return null;
  const { mediaSession } = navigator;
  const murmur = createMurmur(commands.pause);
  mediaSession.metadata = new MediaMetadata({ title, artist: "Remanso" });
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: commands.play,
    pause: commands.pause,
    stop: commands.stop,
    previoustrack: commands.previous,
    nexttrack: commands.next,
    seekto: ({ seekTime }) => commands.seekTo(seekTime ?? 0),
  };
  const actions = ["play", "pause", "stop", "previoustrack", "nexttrack", "seekto"] as const;
  for (const action of actions) listenTo(action, handlers[action] ?? null);
  beHeardWhenSilenced("playback");
  return {
    show: ({ isPlaying, position, duration }: MediaPlace) => {
      murmur.sound(isPlaying);
      mediaSession.playbackState = isPlaying ? "playing" : "paused";
      const isShown = duration > 0 && position <= duration;
      if (isShown) mediaSession.setPositionState({ duration, position, playbackRate: 1 });
    },
    close: () => {
      murmur.end();
      for (const action of actions) listenTo(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = "none";
      beHeardWhenSilenced("auto");
    },
  };
}

function listenTo(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // a browser that does not know this key
  }
}

/** Safari: like any player, also with the switch for silence on. */
function beHeardWhenSilenced(type: "playback" | "auto"): void {
  const session: unknown = Reflect.get(navigator, "audioSession");
  if (typeof session === "object" && session !== null) Reflect.set(session, "type", type);
}

// browsers show controls for what lasts at least some seconds
const murmurSeconds = 12;
const murmurRate = 8000;
// of 32,767: about 0.1 %
const murmurHeight = 24;

function createMurmur(onTakenAway: () => void) {
  const address = URL.createObjectURL(new Blob([murmurFile()], { type: "audio/wav" }));
  const element = new Audio(address);
  element.loop = true;
  let isWanted = false;
  // a phone call or another player interrupted the sound
  element.onpause = () => {
    if (isWanted) onTakenAway();
  };
  const sound = (isOn: boolean) => {
    if (isWanted === isOn) return;
    isWanted = isOn;
    if (isOn) element.play().catch(() => null);
    else element.pause();
  };
  return {
    sound,
    end: () => {
      sound(false);
      element.onpause = null;
      element.removeAttribute("src");
      URL.revokeObjectURL(address);
    },
  };
}

/** A WAV file: 16 bits, one channel. */
function murmurFile(): ArrayBuffer {
  const samples = murmurSeconds * murmurRate;
  const file = new DataView(new ArrayBuffer(44 + samples * 2));
  const words = (at: number, text: string) =>
    [...text].forEach((letter, index) => file.setUint8(at + index, letter.charCodeAt(0)));
  words(0, "RIFF");
  file.setUint32(4, 36 + samples * 2, true);
  words(8, "WAVEfmt ");
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, murmurRate, true);
  file.setUint32(28, murmurRate * 2, true);
  file.setUint16(32, 2, true);
  file.setUint16(34, 16, true);
  words(36, "data");
  file.setUint32(40, samples * 2, true);
  for (let index = 0; index < samples; index += 1) {
    // whole periods of 40 Hz, so that the loop is seamless
    file.setInt16(44 + index * 2, murmurHeight * Math.sin((2 * Math.PI * 40 * index) / murmurRate), true);
  }
  return file.buffer;
}

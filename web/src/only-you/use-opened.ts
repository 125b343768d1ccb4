import { useEffect, useState, useSyncExternalStore } from "react";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { openingCount, watchOpening } from "./open-mark.ts";

/** open: `text` is as it was written, or null where the server cannot read it either. closed: its key is not on this device. */
export interface OwnText {
  readonly state: "open" | "opening" | "closed";
  readonly text: string | null;
}

const loadKeyring = () => importAgain(() => import("./keyring.ts"));

/** How often a key has come to this device, or gone. */
export function useOpeningCount(): number {
  return useSyncExternalStore(watchOpening, openingCount, () => 0);
}

/** The text of a row, opened on this device where it is closed. The server, which cannot, draws it as opening. */
export function useOwnText(text: string | null, closed: ClosedText | null): OwnText {
  const userId = useUser()?.id ?? "";
  const count = useOpeningCount();
  const [found, setFound] = useState<{ readonly of: ClosedText; readonly text: string | null } | null>(null);
  useEffect(() => {
    if (!closed) return;
    let isWanted = true;
    loadKeyring()
      .then(({ openedText }) => openedText(closed, { userId, of: closed.of }))
      .then(
        (opened) => {
          if (isWanted) setFound({ of: closed, text: opened });
        },
        // without a network the code may be missing: it stays closed
        () => {
          if (isWanted) setFound({ of: closed, text: null });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [closed, userId, count]);
  if (!closed) return { state: "open", text };
  // while a newer version is opened, the older one stays: the same row's
  if (!found || found.of.of !== closed.of) return { state: "opening", text: null };
  return { state: found.text === null ? "closed" : "open", text: found.text };
}

/** Whether what is written can be closed on this device; "unknown" until the device has been asked. */
export function useKeyState(): "off" | "unknown" | "closed" | "open" {
  const user = useUser();
  const count = useOpeningCount();
  const [known, setKnown] = useState<{ readonly version: number; readonly isHere: boolean } | null>(null);
  const [userId, version] = [user?.id ?? "", user?.contentKeyVersion ?? 0];
  useEffect(() => {
    if (version === 0) return;
    let isWanted = true;
    const say = (isHere: boolean) => {
      if (isWanted) setKnown({ version, isHere });
    };
    loadKeyring()
      .then(({ keyFor }) => keyFor(userId, version))
      .then(
        (key) => say(key !== null),
        () => say(false),
      );
    return () => {
      isWanted = false;
    };
  }, [userId, version, count]);
  if (version === 0) return "off";
  if (known?.version !== version) return "unknown";
  return known.isHere ? "open" : "closed";
}

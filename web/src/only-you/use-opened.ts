import { useEffect, useState, useSyncExternalStore } from "react";
import type { ClosedText } from "@remanso/core/shapes.ts";
import { useUser } from "../account/use-user.ts";
import { importAgain } from "../app/import-again.ts";
import { openingCount, watchOpening } from "./open-mark.ts";

// Small, because every screen with a text of the person's own carries it: the keys and what opens with them are fetched by those who have them.
const loadKeyring = () => importAgain(() => import("./keyring.ts"));
type Keyring = Awaited<ReturnType<typeof loadKeyring>>;

/** open: `text` is as it was written, or null where the server cannot read it either. closed: its key is not on this device. */
export interface OwnText {
  readonly state: "open" | "opening" | "closed";
  readonly text: string | null;
}

/** The text of a row, opened on this device where it is closed. The server, which cannot, draws it as opening. */
export function useOwnText(text: string | null, closed: ClosedText | null): OwnText {
  const userId = useUser()?.id ?? "";
  const found = useKeyring(textOf, userId, closed);
  if (!closed) return { state: "open", text };
  // while a newer version is opened, the older one of the row stays
  if (found?.of?.of !== closed.of) return { state: "opening", text: null };
  return { state: found.answer === null ? "closed" : "open", text: found.answer };
}

/** Whether what is written can be closed on this device; "unknown" until the device has been asked. */
export function useKeyState(): "off" | "unknown" | "closed" | "open" {
  const user = useUser();
  const version = user?.contentKeyVersion ?? 0;
  const found = useKeyring(hasKey, user?.id ?? "", version === 0 ? null : version);
  if (version === 0) return "off";
  if (found?.of !== version) return "unknown";
  return found.answer ? "open" : "closed";
}

/** How often a key has come to this device, or gone. */
export function useOpeningCount(): number {
  return useSyncExternalStore(watchOpening, openingCount, () => 0);
}

const textOf = (ring: Keyring, userId: string, closed: ClosedText) =>
  ring.openedText(closed, { userId, of: closed.of });

const hasKey = (ring: Keyring, userId: string, version: number) =>
  ring.keyFor(userId, version).then((key) => key !== null);

/** What the keys of this device answer, asked again whenever one has come or gone; null where their code cannot be fetched. */
function useKeyring<Of, Answer>(
  ask: (ring: Keyring, userId: string, of: Of) => Promise<Answer>,
  userId: string,
  of: Of | null,
): { readonly of: Of; readonly answer: Answer | null } | null {
  const count = useOpeningCount();
  const [found, setFound] = useState<{ readonly of: Of; readonly answer: Answer | null } | null>(null);
  useEffect(() => {
    if (of === null) return;
    let isWanted = true;
    const say = (answer: Answer | null) => {
      if (isWanted) setFound({ of, answer });
    };
    loadKeyring()
      .then((ring) => ask(ring, userId, of))
      .then(say, () => say(null));
    return () => {
      isWanted = false;
    };
  }, [ask, userId, of, count]);
  return found;
}

import { useEffect } from "react";
import { useDrawsFolded } from "../app/draws-folded.ts";
import { useAddress } from "../router/provider.tsx";

/** Opens the part that the address names behind its "#", and shows it. */
export function useOpenPart(): void {
  const { hash } = useAddress();
  const isDrawn = useDrawsFolded();
  useEffect(() => {
    openPart(hash);
    // what is typed behind the "#" of this very page is no step of the router
    const openTyped = () => openPart(location.hash.slice(1));
    addEventListener("hashchange", openTyped);
    return () => removeEventListener("hashchange", openTyped);
  }, [hash, isDrawn]);
}

function openPart(name: string): void {
  const part = name === "" ? null : document.getElementById(name);
  const group = part?.closest("details");
  if (!part || !group) return;
  group.open = true;
  part.scrollIntoView();
}

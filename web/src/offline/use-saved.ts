import { useCallback, useEffect, useState } from "react";
import { canKeep, save, savedAddresses, unsave } from "./kept-answers.ts";

/** The addresses saved on this device; `null` until they are known, or if nothing can be saved. */
function useSavedAddresses(): ReadonlySet<string> | null {
  const [addresses, setAddresses] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let isHere = true;
    if (canKeep()) void savedAddresses().then((found) => isHere && setAddresses(found));
    return () => {
      isHere = false;
    };
  }, []);
  return addresses;
}

/** Whether the answer at `address` is saved, and a function that changes it, which returns false if the browser refuses. */
export function useSaved(address: string, data: unknown) {
  const known = useSavedAddresses();
  const [own, setOwn] = useState<boolean | null>(null);
  const isSaved = own ?? known?.has(address) ?? false;
  const toggle = useCallback(async () => {
    if (isSaved) await unsave(address);
    const isDone = isSaved || (await save(address, data));
    if (isDone) setOwn(!isSaved);
    return isDone;
  }, [address, data, isSaved]);
  return { canSave: known !== null, isSaved, toggle };
}

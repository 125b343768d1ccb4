import { useSyncExternalStore } from "react";
import { readKept, watchKept, writeKept } from "../device/keep.ts";

const off = "off";

/** Whether the questions move on by themselves after a press: a choice of the device, on until it is switched off. */
export function useMovingOn(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    listen,
    () => readKept("questions") !== off,
    () => true,
  );
  return [isOn, (next) => void writeKept("questions", next ? null : off)];
}

function listen(listener: () => void): () => void {
  return watchKept("questions", listener);
}

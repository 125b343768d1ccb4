import type { Plugin } from "vite";
import { bootNames } from "../device/derived-names.ts";

/** Writes into the boot script what it is told of the list of kept things. */
export function bootWithNames(): Plugin {
  // the script travels as a text inside a module
  const inText = JSON.stringify(JSON.stringify(bootNames)).slice(1, -1);
  return {
    name: "boot-with-names",
    transform: (code, id) =>
      id.endsWith("/boot.js?raw") ? code.replace(/KEPT_NAMES(?=[;,])/, () => inText) : null,
  };
}

import type { ReactNode } from "react";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { Shape } from "../ui/shape.tsx";
import { useKeyState } from "./use-opened.ts";

const Unlock = lazyPart(() => importAgain(() => import("./unlock.tsx")).then(({ Unlock: Part }) => Part), {
  shape: <Shape className="h-48" />,
});

/** Where something is written: what only its writer may read needs their key on this device first. */
export function OnlyYouGate({ children }: { children: ReactNode }) {
  return useKeyState() === "closed" ? <Unlock /> : children;
}

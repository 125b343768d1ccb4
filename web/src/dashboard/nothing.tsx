import type { ReactNode } from "react";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";

/** Where there is nothing yet. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <EmptyScene className="w-52 max-w-full" />
      <p className="font-serif text-[1.2rem]">{text}</p>
      {children}
    </div>
  );
}

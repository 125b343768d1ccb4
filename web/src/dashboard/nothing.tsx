import type { ReactNode } from "react";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";

interface NothingProps {
  text: string;
  /** False where the words alone already fill the first window of a phone. */
  isDrawnOnPhones?: boolean;
  children?: ReactNode;
}

/** Where there is nothing yet. */
export function Nothing({ text, isDrawnOnPhones = true, children }: NothingProps) {
  return (
    <div className="grid justify-items-center gap-2 text-center sm:gap-3 sm:py-6">
      <div className={isDrawnOnPhones ? "" : "max-sm:hidden"}>
        <EmptyScene className="w-36 max-w-full sm:w-52" />
      </div>
      <p className="font-serif text-[1.2rem]">{text}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";

interface NothingYetProps {
  title: string;
  text?: string;
  /** Once on a screen is enough. */
  isDrawn?: boolean;
  children?: ReactNode;
}

/** Stands where there is nothing to show yet, with what would bring something. */
export function NothingYet({ title, text, isDrawn = false, children }: NothingYetProps) {
  return (
    <div className="grid justify-items-center gap-3 py-2 text-center">
      {isDrawn ? <EmptyScene className="w-52 max-w-full" /> : null}
      <p className="max-w-[44ch] font-serif text-[1.15rem] leading-snug">{title}</p>
      {text ? <p className="max-w-[46ch] text-[0.95rem] text-soft">{text}</p> : null}
      {children}
    </div>
  );
}

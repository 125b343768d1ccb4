import type { ReactNode } from "react";
import { EmptyScene } from "./illustrations/empty-scene.tsx";

interface NothingHereProps {
  heading: "h2" | "h3";
  title: string;
  text: string;
  /** What can be done about it: a button or a link. */
  children: ReactNode;
}

/** A card in the place of an empty list. */
export function NothingHere({ heading: Heading, title, text, children }: NothingHereProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-raised px-6 py-10 text-center shadow-card">
      <EmptyScene className="w-52 max-w-full" />
      <Heading className="text-[1.7rem]">{title}</Heading>
      <p className="max-w-[44ch] text-soft">{text}</p>
      {children}
    </div>
  );
}

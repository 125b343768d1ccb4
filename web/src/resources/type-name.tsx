import { BookOpen, Headphones, Images, ScrollText, type LucideIcon } from "lucide-react";
import type { ResourceType } from "@remanso/core/resources/contract.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

const icons: Readonly<Record<ResourceType, LucideIcon>> = {
  article: ScrollText,
  guide: BookOpen,
  audio: Headphones,
  video: Images,
};

interface TypeNameProps {
  type: ResourceType;
  /** As text, "5 min". */
  duration: string;
}

/** What kind of resource it is, and how long it takes. */
export function TypeName({ type, duration }: TypeNameProps) {
  const words = useStrings(strings);
  const Icon = icons[type];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9rem] text-soft">
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden="true" size={17} strokeWidth={1.7} className="shrink-0" />
        {words.types[type]}
      </span>
      <span className="whitespace-nowrap tabular-nums">{duration}</span>
    </span>
  );
}

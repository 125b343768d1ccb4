import { HeartHandshake } from "lucide-react";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";

/** At the end of every screen: what Remanso is, and help, one tap away. */
export function Footer() {
  const words = useStrings(strings);
  return (
    <footer className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-8 gap-y-4 px-[min(1.5rem,8vw)] py-8 sm:py-10 print:px-0 print:py-4 text-[0.9rem] text-soft sm:px-10 lg:px-12">
      <p className="max-w-[46ch]">{words.selfHelp}</p>
      <ul className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
        <li>
          <a
            href="/help"
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-wash px-5 font-semibold text-ink transition duration-300 hover:shadow-card"
          >
            <HeartHandshake aria-hidden="true" size={18} />
            {words.help}
          </a>
        </li>
        <li>
          <a
            href="/privacy"
            className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:text-ink"
          >
            {words.privacy}
          </a>
        </li>
      </ul>
    </footer>
  );
}

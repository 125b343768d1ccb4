import { Link } from "@tanstack/react-router";
import { HeartHandshake, House, ListChecks, Settings } from "lucide-react";
import type { ReactNode } from "react";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { TopBar } from "./top-bar.tsx";
import { useVisitor } from "./use-visitor.ts";

/** Everything around a screen: top bar, navigation (a bottom bar on phones, a rail from 1024 px), footer. */
export function Frame({ children }: { children: ReactNode }) {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  return (
    <div className={`flex min-h-dvh flex-col ${signedIn ? "pb-20 lg:pb-0 lg:pl-24" : ""}`}>
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
      >
        {words.skipToContent}
      </a>
      <TopBar />
      {signedIn ? <Navigation /> : null}
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[1120px] grow px-6 pb-16 pt-4 sm:px-10 lg:px-12">
        {children}
      </main>
      <Footer />
    </div>
  );
}

function Navigation() {
  const words = useStrings(strings);
  const places = [
    { to: "/", label: words.home, Icon: House },
    { to: "/activities", label: words.activities, Icon: ListChecks },
    { to: "/settings", label: words.settings, Icon: Settings },
  ] as const;
  return (
    <nav
      aria-label={words.mainNavigation}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-24 lg:border-r lg:border-t-0 lg:pt-24"
    >
      <ul className="mx-auto flex max-w-md justify-around lg:flex-col lg:gap-2 lg:px-2">
        {places.map(({ to, label, Icon }) => (
          <li key={to} className="grow">
            <Link
              to={to}
              activeOptions={{ exact: to === "/" }}
              className="flex min-h-16 flex-col items-center justify-center gap-1 rounded-2xl text-[0.8rem] font-semibold text-soft transition hover:text-ink data-[status=active]:text-primary lg:min-h-18 lg:data-[status=active]:bg-wash"
            >
              <Icon aria-hidden="true" size={22} strokeWidth={1.8} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Footer() {
  const words = useStrings(strings);
  return (
    <footer className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-8 gap-y-3 px-6 py-8 text-[0.9rem] text-soft sm:px-10 lg:px-12">
      <p className="max-w-[46ch]">{words.selfHelp}</p>
      <ul className="flex flex-wrap items-center gap-2">
        <li>
          <a
            href="/?help"
            className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-raised px-4 font-semibold text-ink hover:bg-wash"
          >
            <HeartHandshake aria-hidden="true" size={18} />
            {words.help}
          </a>
        </li>
        <li>
          <a href="/?privacy" className="inline-flex min-h-11 items-center px-3 underline underline-offset-4 hover:text-ink">
            {words.privacy}
          </a>
        </li>
      </ul>
    </footer>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Moon, Settings, Sun } from "lucide-react";
import { initialOf } from "../account/initial.ts";
import { useSaveTheme, userQuery } from "../account/queries.ts";
import { buttonClass } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { useLanguage, useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { useVisitor } from "./use-visitor.ts";

/** Logo, theme, and for a person settings and avatar; for a stranger language and sign-in. */
export function TopBar() {
  const { signedIn } = useVisitor();
  return (
    <header className="mx-auto flex w-full max-w-[1120px] items-center justify-between gap-3 px-6 py-4 sm:px-10 lg:px-12">
      <Link to="/" reloadDocument={!signedIn} className="flex min-h-11 items-center gap-2.5 font-serif text-[1.4rem]">
        <RippleLogo size={34} />
        <span translate="no">Remanso</span>
      </Link>
      <div className="flex items-center gap-1">{signedIn ? <PersonControls /> : <StrangerControls />}</div>
    </header>
  );
}

const iconControl =
  "inline-grid size-11 place-items-center rounded-control text-soft transition hover:bg-wash hover:text-ink";

/** The theme button: which of its two faces shows is decided by the style sheet, so it is right before any script. */
function ThemeControl({ onChange }: { onChange?: (theme: "light" | "dark") => void }) {
  const words = useStrings(strings);
  return (
    <>
      <button
        type="button"
        data-set="theme:dark"
        aria-label={words.toDark}
        title={words.toDark}
        onClick={() => onChange?.("dark")}
        className={`${iconControl} dark:hidden`}
      >
        <Moon aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        data-set="theme:light"
        aria-label={words.toLight}
        title={words.toLight}
        onClick={() => onChange?.("light")}
        className={`${iconControl} hidden! dark:inline-grid!`}
      >
        <Sun aria-hidden="true" size={20} />
      </button>
    </>
  );
}

function PersonControls() {
  const words = useStrings(strings);
  const { data: user } = useQuery(userQuery);
  const saveTheme = useSaveTheme();
  return (
    <>
      <ThemeControl onChange={saveTheme} />
      <Link to="/settings" aria-label={words.settings} title={words.settings} className={iconControl}>
        <Settings aria-hidden="true" size={20} />
      </Link>
      <Link
        to="/settings"
        aria-label={words.account}
        title={user?.fullName ?? user?.email ?? words.account}
        className="ml-1 grid size-11 place-items-center rounded-full bg-primary font-semibold text-on-primary"
      >
        {initialOf(user ?? null)}
      </Link>
    </>
  );
}

function StrangerControls() {
  const words = useStrings(strings);
  const other = useLanguage() === "es" ? "en" : "es";
  return (
    <>
      <button
        type="button"
        lang={other}
        data-set={`language:${other}`}
        className="min-h-11 rounded-control px-3 font-semibold text-soft hover:bg-wash hover:text-ink"
      >
        {words.switchLanguage}
      </button>
      <ThemeControl />
      <a href="/?login" className={`${buttonClass("primary")} ml-1`}>
        {words.signIn}
      </a>
    </>
  );
}

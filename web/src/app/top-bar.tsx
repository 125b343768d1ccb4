import { DoorOpen, Languages, LogIn, Moon, Settings, Sun } from "lucide-react";
import { languageNames, languages, type Language } from "@remanso/core/language.ts";
import { Link } from "../router/link.tsx";
import { useAddress } from "../router/provider.tsx";
import { initialOf } from "../account/initial.ts";
import { useUser } from "../account/use-user.ts";
import { useChooseTheme } from "../account/use-choose-theme.ts";
import { elsewhere } from "../device/leave-page.ts";
import { Bell } from "../reminders/bell.tsx";
import { leaveAndKeep } from "../safety/quick-exit.ts";
import { buttonClass } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { useLanguage, useStrings } from "./language.tsx";
import { keepPreference } from "./preferences.ts";
import { strings } from "./strings.ts";
import { useScreen } from "./use-screen.ts";
import { useVisitor } from "./use-visitor.ts";

/** Logo, theme, and for a person settings and avatar; for a stranger language and sign-in. It may float on a picture. */
export function TopBar({ floating }: { floating: boolean }) {
  const { signedIn } = useVisitor();
  return (
    <header className={`print:hidden ${floating ? "absolute inset-x-0 top-0 z-10" : ""}`}>
      <div className="mx-auto flex w-full max-w-[1120px] flex-wrap items-center justify-between gap-x-1 px-[min(1.5rem,8vw)] py-4 max-sm:pb-3 max-[359px]:px-3 sm:px-10 lg:px-12 lg:py-6">
        <Link
          to="/"
          reloadDocument={!signedIn}
          className="flex min-h-11 items-center gap-2.5 font-serif text-[min(1.4rem,8vw)] max-[389px]:text-[min(1.15rem,8vw)] max-[374px]:gap-1.5 max-[374px]:text-[min(0.95rem,8vw)] max-[15rem]:text-[4.4vw]!"
        >
          <RippleLogo size={34} className="shrink-0 text-primary max-[374px]:size-7" />
          <span translate="no">{productName}</span>
        </Link>
        <div className="flex items-center gap-0.5">
          <ExitControl />
          {signedIn ? <PersonControls /> : <StrangerControls />}
        </div>
      </div>
    </header>
  );
}

const productName = "Remanso";

// an icon does not grow with the text: on a phone four of them and the name stay side by side
const roomForAThumb = "size-[44px]";

const iconControl = `inline-grid ${roomForAThumb} place-items-center rounded-control text-soft transition duration-300 hover:bg-wash hover:text-ink`;

/** The theme button: which of its two faces shows is decided by the style sheet, so it is right before any script. */
function ThemeControl() {
  const words = useStrings(strings);
  const choose = useChooseTheme();
  return (
    <>
      <button
        type="button"
        data-set="theme:dark"
        aria-label={words.toDark}
        title={words.toDark}
        onClick={() => choose("dark")}
        className={`${iconControl} dark:hidden`}
      >
        <Moon aria-hidden="true" size={20} />
      </button>
      <button
        type="button"
        data-set="theme:light"
        aria-label={words.toLight}
        title={words.toLight}
        onClick={() => choose("light")}
        className={`${iconControl} hidden! dark:inline-grid!`}
      >
        <Sun aria-hidden="true" size={20} />
      </button>
    </>
  );
}

/** decisions §12: the quick way out, on every page; a link, so that it needs no script. */
function ExitControl() {
  const words = useStrings(strings);
  const user = useUser();
  return (
    <a
      href={elsewhere}
      rel="noreferrer"
      data-exit=""
      aria-label={words.quickExit}
      title={words.quickExit}
      onClick={(event) => {
        event.preventDefault();
        leaveAndKeep(user?.id ?? null);
      }}
      className={iconControl}
    >
      <DoorOpen aria-hidden="true" size={20} />
    </a>
  );
}

function PersonControls() {
  const words = useStrings(strings);
  const user = useUser();
  return (
    <>
      <ThemeControl />
      <Bell className={iconControl} />
      <Link to="/settings" aria-label={words.settings} title={words.settings} className={iconControl}>
        <Settings aria-hidden="true" size={20} />
      </Link>
      <Link
        to="/settings"
        hash="account"
        aria-label={words.account}
        title={user?.fullName ?? user?.email ?? words.account}
        className={`group ml-0.5 grid ${roomForAThumb} place-items-center max-sm:hidden`}
      >
        <span className="grid size-[min(2.25rem,10vw)] place-items-center rounded-full bg-primary text-[min(1rem,5vw)] font-semibold text-on-primary shadow-[0_0_0_3px_var(--wash)] transition duration-300 group-hover:bg-primary-deep">
          {initialOf(user ?? null)}
        </span>
      </Link>
    </>
  );
}

function StrangerControls() {
  const words = useStrings(strings);
  const own = useLanguage();
  const screen = useScreen();
  const { pathname } = useAddress();
  return (
    <>
      {languages
        .filter((language) => language !== own)
        .map((language) => (
          <LanguageSwitch key={language} to={language} />
        ))}
      <ThemeControl />
      {screen === "signIn" || screen === "sharedPage" ? null : (
        <a
          href={pathname === "/" ? "/?login" : `/?login&next=${encodeURIComponent(pathname)}`}
          aria-label={words.signIn}
          className={`${buttonClass("soft")} whitespace-nowrap max-sm:size-[44px] max-sm:min-h-0 max-sm:p-0 sm:ml-1`}
        >
          <LogIn aria-hidden="true" size={20} className="sm:hidden" />
          <span className="max-sm:hidden">{words.signIn}</span>
        </a>
      )}
    </>
  );
}

function LanguageSwitch({ to }: { to: Language }) {
  return (
    <button
      type="button"
      lang={to}
      data-set={`language:${to}`}
      aria-label={languageNames[to]}
      onClick={() => {
        keepPreference("language", to);
        location.reload();
      }}
      className="min-h-[44px] min-w-[44px] rounded-control px-2 max-sm:px-0 font-semibold text-soft transition duration-300 hover:bg-wash hover:text-ink sm:px-3"
    >
      <Languages aria-hidden="true" size={20} className="mx-auto sm:hidden" />
      <span className="max-sm:hidden">{languageNames[to]}</span>
    </button>
  );
}

import { useQuery } from "@tanstack/react-query";
import { Apple, KeyRound } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { providerAddress } from "./after-sign-in.ts";
import { providersQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/**
 * decisions §1: Google and Apple stay visible always. One that is not configured says so in its place, and what was typed stays; the
 * server answers its address in the same words.
 */
export function ProviderButtons({ next }: { next: string }) {
  const words = useStrings(strings);
  const { data: providers } = useQuery(providersQuery);
  return (
    <div className="grid gap-3">
      <ProviderButton
        href={providers?.google === false ? null : providerAddress("google", next)}
        icon={<LetterG />}
        label={words.google}
      />
      <ProviderButton
        href={providers?.apple === false ? null : providerAddress("apple", next)}
        icon={<Apple aria-hidden="true" size={20} />}
        label={words.apple}
      />
      {providers?.oidc ? (
        <ProviderButton
          href={providerAddress("oidc", next)}
          icon={<KeyRound aria-hidden="true" size={20} />}
          label={words.otherProvider(providers.oidc)}
        />
      ) : null}
    </div>
  );
}

const look =
  "flex min-h-12 w-full items-center justify-center gap-3 rounded-control border border-line bg-raised px-5 py-2 font-semibold leading-tight transition duration-300 ease-water hover:bg-wash";

/** `href` is null where the provider is not configured here. */
function ProviderButton({ href, icon, label }: { href: string | null; icon: ReactNode; label: string }) {
  const words = useStrings(strings);
  const [isMissing, setMissing] = useState(false);
  if (href !== null)
    return (
      <a href={href} className={look}>
        {icon}
        {label}
      </a>
    );
  return (
    <div>
      <button type="button" onClick={() => setMissing(true)} className={look}>
        {icon}
        {label}
      </button>
      {/* always there, so that screen readers announce the text; empty it takes no room */}
      <div role="status" className="empty:absolute">
        {isMissing ? (
          <p className="mt-2 rounded-card bg-wash px-5 py-3">{words.signInErrors.provider_unavailable}</p>
        ) : null}
      </div>
    </div>
  );
}

function LetterG() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
    >
      <path d="M12.5 12H21A9 9 0 1 1 18.1 5.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

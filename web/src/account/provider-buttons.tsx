import { useQuery } from "@tanstack/react-query";
import { Apple, KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useStrings } from "../app/language.tsx";
import { providerAddress } from "./after-sign-in.ts";
import { providersQuery } from "./queries.ts";
import { strings } from "./strings.ts";

/** decisions §1: Google and Apple stay visible always; the server says so when one is not configured. */
export function ProviderButtons({ next }: { next: string }) {
  const words = useStrings(strings);
  const { data: providers } = useQuery(providersQuery);
  return (
    <div className="grid gap-3">
      <ProviderButton href={providerAddress("google", next)} icon={<LetterG />} label={words.google} />
      <ProviderButton
        href={providerAddress("apple", next)}
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

function ProviderButton({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <a
      href={href}
      className="flex min-h-12 items-center justify-center gap-3 rounded-control border border-line bg-raised px-5 py-2 font-semibold leading-tight transition duration-300 ease-water hover:bg-wash"
    >
      {icon}
      {label}
    </a>
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

import { Link } from "../router/link.tsx";
import { useSearch } from "../router/provider.tsx";
import { indexSearchOf } from "../app/index-address.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** Switches between signing in and signing up; what was typed stays. */
export function WaysIn({ isNew }: { isNew: boolean }) {
  const words = useStrings(strings);
  const { next, verify } = useSearch(indexSearchOf);
  const ways = [
    { login: "", label: words.signIn, isHere: !isNew },
    { login: "sign-up", label: words.signUp, isHere: isNew },
  ];
  return (
    <nav
      aria-label={words.waysIn}
      className="mt-7 flex max-[15rem]:flex-col rounded-[1.75rem] bg-sunken p-1.5"
    >
      {ways.map(({ login, label, isHere }) => (
        <Link
          key={login}
          to="/"
          search={{ login, next, verify }}
          replace
          resetScroll={false}
          aria-current={isHere ? "page" : undefined}
          className={`flex min-h-11 flex-1 items-center justify-center rounded-[1.4rem] px-3 text-center font-semibold leading-tight transition duration-300 ease-water ${
            isHere ? "bg-raised text-ink shadow-card" : "text-soft hover:text-ink"
          }`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

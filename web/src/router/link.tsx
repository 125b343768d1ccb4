import { useRef, type AnchorHTMLAttributes, type MouseEvent } from "react";
import { addressOf, type Address } from "./address.ts";
import type { Path, Target } from "./places.ts";
import { useAddress, useRouter } from "./provider.tsx";
import { hrefOf, preload, type Router } from "./router.ts";
import { go, type How } from "./steps.ts";

type AnchorProps = How &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
    /** True where the server is to draw what it leads to, for it is another page to a stranger. */
    readonly reloadDocument?: boolean;
  };

// a pointer that only passes by asks for nothing
const restsMs = 50;

/** A link to a screen. It loads the screen when a pointer rests on it, and is marked where it leads to where one is. */
export function Link<P extends Path>({ to, params, search, hash, ...rest }: Target<P> & AnchorProps) {
  return <LinkTo href={hrefOf(useRouter(), to, { params, search, hash })} {...rest} />;
}

/** A link to a screen whose address comes from elsewhere. */
export function LinkTo(props: AnchorProps & { href: string }) {
  const { href, replace, resetScroll, state, reloadDocument = false, children, ...rest } = props;
  const router = useRouter();
  const here = useAddress();
  const ahead = useAhead(router, href, reloadDocument);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (reloadDocument || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void go(router, href, { replace, resetScroll, state });
  };
  return (
    <a
      {...(isAt(here, href) ? { "data-status": "active", "aria-current": "page" } : {})}
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        rest.onPointerEnter?.(event);
        ahead.soon();
      }}
      onPointerLeave={ahead.notNow}
      onTouchStart={ahead.now}
      onFocus={(event) => {
        rest.onFocus?.(event);
        ahead.now();
      }}
    >
      {children}
    </a>
  );
}

function useAhead(router: Router, href: string, isElsewhere: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = () => {
    if (!isElsewhere) preload(router, href);
  };
  return {
    now,
    soon: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(now, restsMs);
    },
    notNow: () => clearTimeout(timer.current),
  };
}

/** What a press asks of the browser itself: another tab, another window, a file. */
function isForBrowser({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  const { target } = currentTarget;
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target !== "" && target !== "_self");
}

/** True where the link leads to what is on screen, or to what it is a part of. */
function isAt(here: Address, href: string): boolean {
  const { pathname, search } = addressOf(href);
  const isWithin = here.pathname === pathname || here.pathname.startsWith(`${pathname}/`);
  return isWithin && Object.entries(search).every(([name, value]) => here.search[name] === value);
}

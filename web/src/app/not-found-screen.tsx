import { Link } from "../router/link.tsx";
import { useAddress } from "../router/provider.tsx";
import { buttonClass } from "../ui/button.tsx";
import { useStrings } from "./language.tsx";
import { QuietWater } from "./quiet-water.tsx";
import { strings } from "./strings.ts";
import { useVisitor } from "./use-visitor.ts";

/** The 404 page; to a stranger it offers to sign in and come back here. */
export function NotFoundScreen() {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const { pathname } = useAddress();
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] justify-items-center gap-6 py-16 text-center max-sm:[@media(max-height:48rem)]:gap-4 max-sm:[@media(max-height:48rem)]:py-0">
      <QuietWater />
      <h1 className="text-[min(2.6rem,12vw)] lg:text-[3.4rem]">{words.notFoundTitle}</h1>
      <p className="text-soft">{signedIn ? words.notFoundText : words.notFoundStranger}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {signedIn ? null : (
          <a href={`/?login&next=${encodeURIComponent(pathname)}`} className={buttonClass("primary")}>
            {words.signIn}
          </a>
        )}
        <Link to="/" className={buttonClass(signedIn ? "primary" : "soft")} reloadDocument={!signedIn}>
          {words.backHome}
        </Link>
      </div>
    </div>
  );
}

import { Link, useLocation } from "@tanstack/react-router";
import { buttonClass } from "../ui/button.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { useVisitor } from "./use-visitor.ts";

/** The 404 page; to a stranger it offers to sign in and come back here. */
export function NotFoundScreen() {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const { pathname } = useLocation();
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-6 py-16 text-center">
      <EmptyScene className="w-56" />
      <h1 className="text-4xl">{words.notFoundTitle}</h1>
      <p className="text-soft">{words.notFoundText}</p>
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

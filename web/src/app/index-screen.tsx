import { useSearch } from "../router/provider.tsx";
import { useHasGuestAnswers } from "../assessment/use-has-guest-answers.ts";
import { importAgain } from "./import-again.ts";
import { lazyPart } from "./lazy-part.tsx";
import { indexSearchOf } from "./index-address.ts";
import { indexScreenOf } from "./index-search.ts";
import { screens } from "./screens.ts";
import { useVisitor } from "./use-visitor.ts";

const GuestNotice = lazyPart(() =>
  importAgain(() => import("../assessment/guest-notice.tsx")).then((module) => module.GuestNotice),
);

/** What stands at "/": the landing page for strangers, home for people, and the pages of links. */
export function IndexScreen() {
  const visitor = useVisitor();
  const search = useSearch(indexSearchOf);
  const hasGuestAnswers = useHasGuestAnswers();
  const name = indexScreenOf(visitor, search);
  const Screen = screens[name].component;
  return (
    <>
      {name === "home" && hasGuestAnswers ? <GuestNotice /> : null}
      <Screen />
    </>
  );
}

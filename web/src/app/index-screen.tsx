import { useSearch } from "@tanstack/react-router";
import { indexScreenOf, screens } from "./screens.ts";
import { useVisitor } from "./use-visitor.ts";

/** What stands at "/": the landing page for strangers, home for people, and the pages of links. */
export function IndexScreen() {
  const visitor = useVisitor();
  const search = useSearch({ from: "/" });
  const Screen = screens[indexScreenOf(visitor, search)].component;
  return <Screen />;
}

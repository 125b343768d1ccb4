import { use, type ReactNode } from "react";

/** A screen's own code could not be fetched: there is no connection, or a newer version has taken its place. */
export class MissingScreen extends Error {}

type Drawn<Props> = (props: Props) => ReactNode;
type LazyScreen<Props> = Drawn<Props> & { readonly preload: () => Promise<void> };

const failed = new Set<() => void>();

/** Whatever screen could not be fetched is fetched anew when it is drawn next. */
export function fetchScreensAnew(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A screen whose code is fetched when it is needed. Unlike the router's own lazy components it never loads the page anew by itself,
 * which would lose what is written on it.
 */
export function lazyScreen<Props extends object>(load: () => Promise<Drawn<Props>>): LazyScreen<Props> {
  let Screen: Drawn<Props> | null = null;
  let failure: MissingScreen | null = null;
  let loading: Promise<void> | null = null;
  const forget = () => {
    failure = null;
    loading = null;
  };
  const preload = () => {
    loading ??= load().then(
      (found) => {
        Screen = found;
      },
      (cause: unknown) => {
        failure = new MissingScreen("The screen's code could not be fetched.", { cause });
        failed.add(forget);
      },
    );
    return loading;
  };
  function Lazy(props: Props) {
    if (!Screen && !failure) use(preload());
    if (failure) throw failure;
    return Screen ? <Screen {...props} /> : null;
  }
  return Object.assign(Lazy, { preload });
}

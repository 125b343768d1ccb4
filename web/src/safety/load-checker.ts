type Checker = typeof import("./checker.ts");

let loading: Promise<Checker> | null = null;
let loaded: Checker | null = null;

/** The checker, fetched once; a failed fetch is tried again the next time. */
export function loadChecker(): Promise<Checker> {
  loading ??= import("./checker.ts").then(
    (module) => {
      // the first text costs the most: it is not to be somebody's message
      module.riskOf("hola, hello");
      loaded = module;
      return module;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The checker, where it is here already. */
export function checkerAtHand(): Checker | null {
  return loaded;
}

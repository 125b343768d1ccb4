/** Runs at most `most` pieces of work at a time; the others wait in their order. */
export function takingTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // whoever finishes hands the place on
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

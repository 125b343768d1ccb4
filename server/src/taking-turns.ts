interface Turns {
  /** How many may run at a time. */
  readonly most: number;
  /** How many may wait; none is refused without it. */
  readonly mostWaiting?: number;
  /** What is thrown for those that may not wait. */
  readonly refusal?: () => Error;
}

/** Runs at most `most` pieces of work at a time; the others wait in their order. */
export function takingTurns({ most, mostWaiting = Infinity, refusal }: Turns) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) {
      if (waiting.length >= mostWaiting && refusal) throw refusal();
      // a finished piece hands its place directly to the next in line, so that no new one gets in between
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

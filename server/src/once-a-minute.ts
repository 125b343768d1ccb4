/** While the database is away everything behind the pages fails: report that at most once a minute. */
export function onceAMinute(tell: (error: unknown) => void): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) return;
    quietUntil = now + 60_000;
    tell(error);
  };
}

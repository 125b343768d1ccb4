// Preloaded into a server whose clock a journey sets. The clock starts at CLOCK_STARTS_AT, and SIGWINCH puts it two minutes on.
let shiftMs = Date.parse(process.env["CLOCK_STARTS_AT"] ?? "") - Date.now();
process.on("SIGWINCH", () => (shiftMs += 2 * 60_000));

globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + shiftMs) : Reflect.construct(real, given),
  get: (real, name) => (name === "now" ? () => real.now() + shiftMs : Reflect.get(real, name)),
});

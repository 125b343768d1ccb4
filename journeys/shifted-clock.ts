// Preloaded into a server whose clock a journey sets. The clock starts at CLOCK_STARTS_AT, and SIGWINCH puts it on by CLOCK_STEP_MINUTES,
// two unless told.
const stepMs = Number(process.env["CLOCK_STEP_MINUTES"] ?? 2) * 60_000;
let shiftMs = Date.parse(process.env["CLOCK_STARTS_AT"] ?? "") - Date.now();
process.on("SIGWINCH", () => (shiftMs += stepMs));

globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + shiftMs) : Reflect.construct(real, given),
  get: (real, name) => (name === "now" ? () => real.now() + shiftMs : Reflect.get(real, name)),
});

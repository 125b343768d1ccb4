// Imported before anything else into a server whose clock a journey sets: it starts at CLOCK_STARTS_AT and goes on from there.
const shiftMs = Date.parse(process.env["CLOCK_STARTS_AT"] ?? "") - Date.now();

globalThis.Date = new Proxy(Date, {
  construct: (real, given) =>
    given.length === 0 ? new real(real.now() + shiftMs) : Reflect.construct(real, given),
  get: (real, name) => (name === "now" ? () => real.now() + shiftMs : Reflect.get(real, name)),
});

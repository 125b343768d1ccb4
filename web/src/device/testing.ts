import { vi } from "vitest";

/** Stands in for a browser's stores, where unit tests run without one. As in a browser, entries are properties of the store. */
export function stubStores(stored: {
  readonly localStorage?: Readonly<Record<string, string>>;
  readonly sessionStorage?: Readonly<Record<string, string>>;
}): void {
  vi.stubGlobal("localStorage", storeWith(stored.localStorage ?? {}));
  vi.stubGlobal("sessionStorage", storeWith(stored.sessionStorage ?? {}));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
}

/** A browser that refuses every store, as in some private windows. */
export function stubNoStores(): void {
  vi.stubGlobal("localStorage", undefined);
  vi.stubGlobal("sessionStorage", undefined);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
}

/** A store that keeps what it has and takes nothing more. */
export function stubFullStores(entries: Readonly<Record<string, string>>): void {
  const full = storeWith(entries);
  Object.defineProperty(full, "setItem", {
    value: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    enumerable: false,
  });
  vi.stubGlobal("localStorage", full);
  vi.stubGlobal("sessionStorage", full);
  vi.spyOn(console, "info").mockImplementation(() => undefined);
}

export function storeWith(entries: Readonly<Record<string, string>>) {
  const stored: Record<string, unknown> = { ...entries };
  const method = (value: (key: string, text: string) => unknown) => ({
    value,
    enumerable: false,
    configurable: true,
  });
  return Object.defineProperties(stored, {
    getItem: method((key) => stored[key] ?? null),
    setItem: method((key, text) => (stored[key] = text)),
    removeItem: method((key) => delete stored[key]),
  });
}

import { injectIntoGlobalHook } from "/@react-refresh";

// As main.tsx, with React's hot reload made ready before the first component is loaded.
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import("./main.tsx");

declare module "*/@react-refresh" {
  export function injectIntoGlobalHook(window: Window): void;
}

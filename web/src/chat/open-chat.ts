const name = "remanso:open-chat";

/** Opens the chat from anywhere on the page. */
export function askForChat(): void {
  dispatchEvent(new Event(name));
}

/** Tells `listener` when the chat is asked for. Answers how to stop. */
export function onAskForChat(listener: () => void): () => void {
  addEventListener(name, listener);
  return () => removeEventListener(name, listener);
}

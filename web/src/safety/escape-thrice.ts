const times = 3;
const withinMs = 1500;

/** Calls `leave` when Escape is pressed three times within a second and a half, whatever else it closes. Answers how to stop. */
export function onEscapeThrice(leave: () => void): () => void {
  let pressed: readonly number[] = [];
  const hear = ({ key, repeat, timeStamp }: KeyboardEvent) => {
    if (key !== "Escape") pressed = [];
    if (key !== "Escape" || repeat) return;
    pressed = [...pressed.slice(1 - times), timeStamp];
    const [first = timeStamp] = pressed;
    if (pressed.length === times && timeStamp - first <= withinMs) leave();
  };
  // before a window or a field takes the key for itself
  addEventListener("keydown", hear, true);
  return () => removeEventListener("keydown", hear, true);
}

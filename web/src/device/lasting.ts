let isAsked = false;

/** Asks the browser, once a page, not to clear what it keeps for Remanso when the device runs short of room. It may say no. */
export async function askToKeep(): Promise<void> {
  if (isAsked || !("storage" in navigator)) return;
  isAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch (error) {
    console.info("This browser does not say how long it keeps things.", error);
  }
}

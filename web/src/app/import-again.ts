let tries = 0;

/**
 * Fetches a module, a second time where the first fails. Chromium remembers a failure for as long as the page lives, so the second time is by
 * another address of the same file; other browsers do not tell which file it was, and fetch it anew by themselves when asked again.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/[^\s?]+\.js/.exec(error instanceof Error ? error.message : "") ?? [];
    if (address === undefined) throw error;
    tries += 1;
    return import(/* @vite-ignore */ `${address}?again=${tries}`);
  }
}

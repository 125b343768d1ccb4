// neutral, quick, and what many people have open: gone to as if the person had typed it, in the place of this page
export const elsewhere = "https://www.wikipedia.org/";

/**
 * Leaves Remanso at once: what is on the screen disappears before anything is loaded, and going back does not return here. The
 * browser's history may still hold other pages of Remanso; the words beside the button say so.
 */
export function leavePage(): void {
  document.documentElement.hidden = true;
  document.title = "";
  location.replace(elsewhere);
}

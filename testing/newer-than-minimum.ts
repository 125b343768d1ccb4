/**
 * What the built code uses although browsers of the minimum (web/src/first-paint/minimum-browsers.ts) may lack it, and what happens
 * there. Names as in the web-features data. journeys/old-browser.test.ts walks without it.
 */
export const newerThanMinimum: Readonly<Record<string, string>> = {
  "api.HTMLElement.hidePopover": "more-places.tsx asks first, and shows and hides the sheet itself",
  "api.Document.startViewTransition": "the router and React ask first, and nothing here asks for it",
  "api.Element.startViewTransition": "the same name on an element: the router means the document",
  "api.Document.exitFullscreen": "use-calm-view.ts calls it only while something fills the screen",
  "api.Document.fullscreenElement": "undefined: nothing fills the screen",
  "api.Element.requestFullscreen": "use-calm-view.ts asks first: the calm view fills the window instead",
  "api.Navigator.wakeLock": "use-wake-lock.ts asks first: the screen may go dark",
  "api.Navigator.vibrate": "use-cues.ts asks first: nothing vibrates",
  "api.Navigator.connection": "React asks first",
};

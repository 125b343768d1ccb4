// What the built files use although browsers of the minimum (web/src/first-paint/minimum-browsers.ts) may lack it, and what happens
// there. old-browsers.test.ts finds it; a name that is not here fails it. Keys as in the web-features data.

/** Scripts. journeys/old-browser.test.ts walks without all of it. */
export const newerThanMinimum: Readonly<Record<string, string>> = {
  "api.HTMLElement.hidePopover": "more-places.tsx asks first, and shows and hides the sheet itself",
  "api.Document.startViewTransition": "React asks first, and nothing here asks for it",
  "api.Element.startViewTransition": "the same name on an element: React means the document",
  "api.ViewTransition.skipTransition": "React calls it on a transition that has started",
  "api.Document.exitFullscreen": "use-calm-view.ts calls it only while something fills the screen",
  "api.Document.fullscreenElement": "undefined: nothing fills the screen",
  "api.Element.requestFullscreen": "use-calm-view.ts asks first: the calm view fills the window instead",
  "api.Navigator.wakeLock": "use-wake-lock.ts asks first: the screen may go dark",
  "api.Navigator.vibrate": "use-cues.ts asks first: nothing vibrates",
  "api.Navigator.connection": "React asks first",
  "api.NetworkInformation.downlink": "React asks for the connection first",
  "api.NetworkInformation.effectiveType":
    "when-quiet.ts asks for the connection first: the line counts as fast",
  "api.NetworkInformation.saveData": "as above",
  "api.Window.navigation": "React asks first",
  "api.Navigation.currentEntry": "React asks for the navigation first",
  "api.Navigation.transition": "React asks for the navigation first",
  "api.NavigateEvent.canIntercept": "React hears of such an event only from a navigation",
  "api.Window.requestIdleCallback": "main.tsx asks first: a timer takes its place",
  "api.MediaMetadata": "media-session.ts asks for the media session first: the lock screen shows nothing",
  "api.MediaSession.setActionHandler": "media-session.ts asks for the media session first",
  "api.MediaSession.setPositionState": "media-session.ts asks for the media session first",
  "api.Notification": "use-push-device.ts asks first: push reminders are said to be unsupported",
  "api.Notification.permission_static": "use-push-device.ts asks for the interface first",
  "api.Notification.requestPermission_static": "use-push-device.ts asks for the interface first",
  "api.PublicKeyCredential.signalAllAcceptedCredentials_static": "passkey-prompt.ts asks first",
  "api.PublicKeyCredential.signalCurrentUserDetails_static": "passkey-prompt.ts asks first",
  "api.PublicKeyCredential.signalUnknownCredential_static": "passkey-prompt.ts asks first",
};

/** Scripts: every browser of the minimum has it, one with a flaw that does not matter here. */
export const flawedInMinimum: Readonly<Record<string, string>> = {
  "api.AudioParam.cancelScheduledValues":
    "Firefox forgets the value reached; the sounds set a new aim at once",
  "api.AudioParam.exponentialRampToValueAtTime":
    "Firefox starts a ramp too early after silence; a bell begins with one",
  "api.AudioParam.linearRampToValueAtTime": "as above",
  "api.KeyboardEvent.isComposing":
    "Safari says no for the Enter that ends a composition; the accents of Spanish and English need no Enter",
  "javascript.operators.await.top_level":
    "Safari loses errors where several modules wait for one; only main.tsx waits",
};

/** Members that have the name of a newer interface's and belong to something else. */
export const otherMembers: Readonly<Record<string, string>> = {
  availability: "a professional's",
  caches: "the global, older than the minimum",
  delay: "React's, of an animation's timing",
  div: "React's element type",
  drop: "a garden's hand",
  flip: "an axis's",
  fromElement: "React's, of an old event",
  grow: "a breath's",
  isError: "a query's",
  move: "a plant's",
  take: "a garden's hand",
  use: "React's",
  uuid: "an entry's of Day One",
};

/** Styles: what a browser does not know there, it leaves out. Each entry says what is seen then. */
export const newerStyles: Readonly<Record<string, string>> = {
  "css.at-rules.font-face.ascent-override": "the text moves a little when the web font arrives",
  "css.at-rules.font-face.descent-override": "as above",
  "css.at-rules.font-face.line-gap-override": "as above",
  "css.at-rules.property": "a plant lowers its head at once, without a movement",
  "css.at-rules.property.inherits": "as above",
  "css.at-rules.property.initial-value": "as above",
  "css.at-rules.property.syntax": "as above",
  "css.at-rules.starting-style": "windows and messages appear at once, without a movement",
  "css.properties.accent-color": "boxes have the browser's colour",
  "css.properties.break-after.avoid": "a printed heading may end a page",
  "css.properties.content-visibility": "all drawings are made at once",
  "css.properties.content-visibility.auto": "as above",
  "css.properties.content-visibility.hidden": "as above",
  "css.properties.cursor.crosshair": "phones have no pointer",
  "css.properties.cursor.default": "phones have no pointer",
  "css.properties.cursor.grab": "phones have no pointer",
  "css.properties.cursor.grabbing": "phones have no pointer",
  "css.properties.cursor.pointer": "phones have no pointer",
  "css.properties.field-sizing": "a field keeps its least height and scrolls",
  "css.properties.field-sizing.content": "as above",
  "css.properties.font-family.ui-monospace": "the next font of the list",
  "css.properties.forced-color-adjust":
    "such a browser has no forced colors, or gives a filled bar the color of the system",
  "css.properties.forced-color-adjust.none": "as above",
  "css.properties.hyphenate-limit-chars": "more words of a very large text are hyphenated",
  "css.properties.mask-mode": "its default value, which the short form writes out",
  "css.properties.mask-mode.match-source": "as above",
  "css.properties.overscroll-behavior":
    "known everywhere; where nothing scrolls, some let the page behind scroll",
  "css.properties.overscroll-behavior.contain": "as above",
  "css.properties.print-color-adjust": "its -webkit- form stands beside it; else paper saves ink",
  "css.properties.print-color-adjust.exact": "as above",
  "css.properties.resize": "a field keeps its height",
  "css.properties.text-size-adjust": "its -webkit- form stands beside it; Firefox has no need",
  "css.properties.text-wrap.pretty": "a paragraph may end in a short line",
  "css.properties.user-select": "its -webkit- form stands beside it",
  "css.properties.user-select.none": "as above",
  "css.selectors.marker": "known everywhere; Safari gives it fewer properties than colour",
  "css.selectors.open": "inside :is(), which skips what is unknown; [open] stands beside it",
  "css.selectors.selection": "marked text has the phone's colour",
};

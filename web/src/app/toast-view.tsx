import { CircleAlert, X } from "lucide-react";
import * as Toast from "@radix-ui/react-toast";
import { createPortal } from "react-dom";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { practiceScreens } from "./around-screens.ts";
import type { ShownToast } from "./toast-message.ts";
import { useScreen } from "./use-screen.ts";
import { useTopLayer } from "./use-top-layer.ts";

// specification §9: about 5000 ms, swipe right, threshold 50 px, focus hotkey F8
const durationMs = 5000;
const swipeThresholdPx = 50;

/** The message on screen and the region it lives in. */
export function ToastView({ toast, onClosed }: { toast: ShownToast | null; onClosed: () => void }) {
  const words = useStrings(strings);
  const layer = useTopLayer(toast);
  const screen = useScreen();
  const place = screen !== null && practiceScreens[screen] ? aboveButtons : belowTopBar;
  return (
    <Toast.Provider
      announcerContainer={layer}
      duration={durationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
      label={words.notifications}
    >
      {toast ? (
        <Toast.Root
          key={toast.key}
          defaultOpen
          onOpenChange={(open) => (open ? undefined : onClosed())}
          type="foreground"
          className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 rounded-card border bg-raised p-[min(1.25rem,5vw)] text-ink shadow-lift transition duration-500 ease-water data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:duration-0 wrap-anywhere starting:-translate-y-4 starting:opacity-0 lg:starting:translate-y-4 ${
            toast.kind === "failure" ? "border-berry" : "border-line"
          }`}
        >
          <Mark isFailure={toast.kind === "failure"} />
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          <Toast.Close
            aria-label={words.closeToast}
            className="-mr-2 -mt-2 grid size-[44px] place-items-center rounded-control text-soft hover:bg-wash"
          >
            <X aria-hidden="true" size={18} />
          </Toast.Close>
          {toast.description ? (
            <Toast.Description className="col-start-2 text-soft">{toast.description}</Toast.Description>
          ) : null}
          {toast.action ? (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onPress}
              className="col-start-2 mt-2 min-h-11 w-fit rounded-control bg-wash px-5 font-semibold transition duration-300 hover:shadow-card"
            >
              {toast.action.label}
            </Toast.Action>
          ) : null}
        </Toast.Root>
      ) : null}
      {createPortal(
        <Toast.Viewport
          label={words.notificationsWithKey("{hotkey}")}
          className={`fixed inset-x-[min(1rem,4vw)] ${place} z-50 m-0 grid list-none gap-2 p-0 outline-none sm:left-auto sm:w-96 lg:top-auto lg:bottom-6`}
        />,
        layer,
      )}
    </Toast.Provider>
  );
}

// on a phone below the top bar: there no button waits for a thumb, and the way out stays free
const belowTopBar = "top-[calc(2.25rem+44px+env(safe-area-inset-top))]";
// in a practice the picture and the clock are above, and the buttons at the lower edge
const aboveButtons = "bottom-[calc(6rem+env(safe-area-inset-bottom))]";

/** A ripple for what went well, a stone's mark for what did not: never the colour alone. */
function Mark({ isFailure }: { isFailure: boolean }) {
  return isFailure ? (
    <CircleAlert aria-hidden="true" size={24} className="text-berry" />
  ) : (
    <RippleLogo size={24} className="text-primary" />
  );
}

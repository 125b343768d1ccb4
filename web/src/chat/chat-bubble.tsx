import { MessageCircleHeart } from "lucide-react";
import { useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { importAgain } from "../app/import-again.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { useToast } from "../app/toasts.tsx";
import { fetchAhead } from "../first-paint/when-quiet.ts";
import { onAskForChat } from "./open-chat.ts";
import { wasShown } from "./was-shown.ts";

interface WidgetProps {
  userId: string;
  /** True if opened by a press; false if it was open before a reload. */
  isAsked: boolean;
  /** Where the widget stands on this screen. */
  place: string;
  onHide: () => void;
}

/** The way into the chat, on every screen of a signed-in person but those of a practice. What it opens is fetched when it is needed. */
export function ChatBubble() {
  const user = useUser();
  const userId = user?.id;
  return userId === undefined ? null : <Bubble key={userId} userId={userId} />;
}

// the button stands beside the bar, where it covers nothing; what it opens, above the bar
const besideTheBar =
  "max-lg:bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+min(0.5rem,2vw))] max-lg:size-[min(3.5rem,15vw)]";
const place =
  "z-20 right-[min(1rem,4vw)] lg:right-6 print:hidden fixed bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+min(5.25rem,21vw))] lg:bottom-6";
const loadWidget = () => importAgain(() => import("./chat-widget.tsx"));

function Bubble({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const toast = useToast();
  const ref = useRef<HTMLButtonElement>(null);
  const [Widget, setWidget] = useState<ComponentType<WidgetProps> | null>(null);
  const [shown, setShown] = useState<"no" | "again" | "asked">("no");

  const open = useCallback(
    (how: "again" | "asked") => {
      loadWidget().then(
        ({ ChatWidget }) => {
          setWidget(() => ChatWidget);
          setShown(how);
        },
        () => toast({ kind: "failure", title: words.chatAway, description: words.chatAwayMore }),
      );
    },
    [toast, words],
  );
  useEffect(() => {
    if (wasShown(userId)) open("again");
    // so that help is there without a network too
    const stopFetching = fetchAhead(loadWidget);
    const stopListening = onAskForChat(() => open("asked"));
    return () => {
      stopFetching();
      stopListening();
    };
  }, [userId, open]);

  if (Widget && shown !== "no") {
    const hide = () => {
      setShown("no");
      requestAnimationFrame(() => ref.current?.focus());
    };
    return <Widget userId={userId} isAsked={shown === "asked"} place={place} onHide={hide} />;
  }
  return (
    <button
      ref={ref}
      type="button"
      aria-label={words.chatOpen}
      title={words.chat}
      aria-haspopup="dialog"
      onClick={() => open("asked")}
      className={`${place} ${besideTheBar} grid size-14 place-items-center rounded-full bg-primary text-on-primary shadow-lift transition duration-300 ease-water hover:bg-primary-deep`}
    >
      <MessageCircleHeart aria-hidden="true" size={26} strokeWidth={1.8} />
    </button>
  );
}

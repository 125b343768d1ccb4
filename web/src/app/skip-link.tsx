import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";
import { useScreen } from "./use-screen.ts";

/** Past everything around the screen, to the screen itself. The page's first link: that is how it is known for what it is. */
export function SkipLink() {
  const words = useStrings(strings);
  const screen = useScreen();
  // nothing stands around its question
  if (screen === "languagePicker") return null;
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
    >
      {words.skipToContent}
    </a>
  );
}

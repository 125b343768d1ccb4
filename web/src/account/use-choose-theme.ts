import { useStrings } from "../app/language.tsx";
import { applyTheme, keepPreference } from "../app/preferences.ts";
import { strings } from "../app/strings.ts";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useSaveTheme } from "./queries.ts";

type Theme = "light" | "dark" | "system";

/** Applies a theme at once, keeps it on the device and, for a person, in the account. */
export function useChooseTheme(): (theme: Theme) => void {
  const { signedIn } = useVisitor();
  const save = useSaveTheme();
  const toast = useToast();
  const words = useStrings(strings);
  return function choose(theme) {
    applyTheme(theme);
    keepPreference("theme", theme);
    if (!signedIn) return;
    save(theme, () =>
      toast({
        kind: "failure",
        title: words.themeNotSaved,
        description: words.themeNotSavedMore,
        action: { label: words.tryAgain, onPress: () => choose(theme) },
      }),
    );
  };
}

import { useHydrated } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";

const shape = <div className="min-h-[40rem]" />;
const OnlyYouSettings = lazyPart(
  () =>
    importAgain(() => import("../only-you/only-you-settings.tsx")).then(({ OnlyYouSettings: Part }) => Part),
  { shape },
);

/** Texts that whoever runs the site cannot read. decisions §12 */
export function OnlyYou() {
  const words = useStrings(strings);
  // only the browser knows whether the key is on this device
  const isHere = useHydrated();
  return (
    <SettingsSection id="only-you" title={words.onlyYou} text={words.onlyYouText}>
      {isHere ? <OnlyYouSettings /> : shape}
    </SettingsSection>
  );
}

import { useHydrated } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyPart } from "../app/lazy-part.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";

const shape = <div className="min-h-48" />;
const LockSettings = lazyPart(
  () => importAgain(() => import("../lock/lock-settings.tsx")).then(({ LockSettings: Part }) => Part),
  { shape },
);

/** A lock and a plain name for a device that others use too. decisions §12 */
export function DeviceLock() {
  const words = useStrings(strings);
  // what this device keeps is known to the browser alone
  const isHere = useHydrated();
  return (
    <SettingsSection id="lock" title={words.lock} text={words.lockText}>
      {isHere ? <LockSettings /> : shape}
    </SettingsSection>
  );
}

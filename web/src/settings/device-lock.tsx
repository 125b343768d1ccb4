import { useHydrated } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { SettingsBody } from "./settings-group.tsx";

const shape = <div className="min-h-48" />;
const LockSettings = lazyPart(
  () => importAgain(() => import("../lock/lock-settings.tsx")).then(({ LockSettings: Part }) => Part),
  { shape },
);

/** A lock and a plain name for a device that others use too. decisions §12 */
export function DeviceLock() {
  // what this device keeps is known to the browser alone
  const isHere = useHydrated();
  return <SettingsBody>{isHere ? <LockSettings /> : shape}</SettingsBody>;
}

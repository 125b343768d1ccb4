import { useHydrated } from "../router/provider.tsx";
import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { SettingsBody } from "./settings-group.tsx";

const shape = <div className="min-h-[40rem]" />;
const OnlyYouSettings = lazyPart(
  () =>
    importAgain(() => import("../only-you/only-you-settings.tsx")).then(({ OnlyYouSettings: Part }) => Part),
  { shape },
);

/** Texts that whoever runs the site cannot read. decisions §12 */
export function OnlyYou() {
  // only the browser knows whether the key is on this device
  const isHere = useHydrated();
  return <SettingsBody>{isHere ? <OnlyYouSettings /> : shape}</SettingsBody>;
}

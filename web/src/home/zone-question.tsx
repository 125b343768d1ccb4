import { useUser } from "../account/use-user.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useKeepSetting } from "../settings/use-keep-setting.ts";
import { Button } from "../ui/button.tsx";
import { useDismissed } from "./dismissed.ts";
import { strings } from "./strings.ts";
import { placeOfZone } from "./zone-name.ts";

/** decisions §10: a device in another zone asks once, quietly. */
export function ZoneQuestion({ zone, onClosed }: { zone: string; onClosed: () => void }) {
  const words = useStrings(strings).zone;
  const language = useLanguage();
  const user = useUser();
  const { keep } = useKeepSetting();
  const [, dismiss] = useDismissed("zoneAsked", user?.id ?? null);
  const close = () => {
    dismiss(zone);
    onClosed();
  };
  return (
    <section
      aria-labelledby="zone"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-wash px-4 py-0.5 sm:px-5 sm:py-1.5"
    >
      <div className="min-w-0 grow basis-40">
        <h2 id="zone" className="text-[1.08rem]">
          {words.title(placeOfZone(zone, language) ?? zone)}
        </h2>
        <p className="text-[0.88rem] leading-snug text-soft max-sm:sr-only">{words.text}</p>
      </div>
      <div className="flex flex-wrap gap-1">
        <Button kind="soft" className="bg-raised! px-4!" onClick={() => keep({ timeZone: zone }, close)}>
          {words.yes}
        </Button>
        <Button kind="plain" className="px-3!" onClick={close}>
          {words.no}
        </Button>
      </div>
    </section>
  );
}

import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { useStrings } from "./language.tsx";
import { strings } from "./strings.ts";

/** What a slow navigation shows meanwhile. specification §2: a 'Loading...' splash */
export function LoadingScreen() {
  const words = useStrings(strings);
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <div className="grid justify-items-center gap-4">
        <RippleLoader label={words.loading} />
        <p aria-hidden="true" className="text-soft">
          {words.loading}
        </p>
      </div>
    </div>
  );
}

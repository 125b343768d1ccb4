import { useStrings } from "../app/language.tsx";
import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { strings } from "./strings.ts";

export function SessionLoading() {
  const words = useStrings(strings);
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-6">
      <RippleLoader label={words.loading} size={96} />
      <h1 className="text-2xl text-soft">{words.loading}</h1>
    </div>
  );
}

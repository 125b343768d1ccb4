import { useEffect } from "react";
import { useStrings } from "../app/language.tsx";
import { useRouter } from "../router/provider.tsx";
import { go } from "../router/steps.ts";
import { RippleLoader } from "../ui/illustrations/ripple-loader.tsx";
import { strings } from "./strings.ts";

/** The page that the service worker serves without a network. It goes on to the address that was requested (main.tsx). */
export function ShellScreen() {
  const words = useStrings(strings);
  const router = useRouter();
  useEffect(() => {
    const { wanted = "/" } = document.documentElement.dataset;
    void go(router, wanted, { replace: true });
  }, [router]);
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-6 text-center">
      <RippleLoader label={words.shellTitle} />
      <h1 className="text-xl text-soft">{words.shellTitle}</h1>
    </div>
  );
}

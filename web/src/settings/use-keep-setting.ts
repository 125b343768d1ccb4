import type { accountApi } from "@remanso/core/account/contract.ts";
import type * as z from "zod/mini";
import { useChangeSettings } from "../account/queries.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings } from "./strings.ts";

type Settings = z.input<typeof accountApi.changeSettings.input>;

/** Keeps settings in the account and says whether that went well. */
export function useKeepSetting(): (settings: Settings, onKept?: () => void) => void {
  const { mutate } = useChangeSettings();
  const toast = useToast();
  const words = useStrings(strings);
  return function keep(settings, onKept = () => toast({ title: words.saved })) {
    mutate(
      { input: settings },
      {
        onSuccess: onKept,
        onError: (error) =>
          toast({
            kind: "failure",
            title: words.notSaved,
            ...(error.status === 0 ? { description: words.offline } : {}),
            action: { label: words.tryAgain, onPress: () => keep(settings, onKept) },
          }),
      },
    );
  };
}

import type { accountApi } from "@remanso/core/account/contract.ts";
import type { InputOf } from "@remanso/core/endpoint.ts";
import { useChangeSettings } from "../account/queries.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings } from "./strings.ts";

type Settings = InputOf<typeof accountApi.changeSettings>;

interface KeepSetting {
  readonly keep: (settings: Settings, onKept?: () => void) => void;
  /** What is on its way, to be shown already. */
  readonly pending: Settings;
}

/** Keeps settings in the account and says whether that went well. */
export function useKeepSetting(): KeepSetting {
  const { mutate, isPending, variables } = useChangeSettings();
  const toast = useToast();
  const words = useStrings(strings);
  const keep: KeepSetting["keep"] = (settings, onKept = () => toast({ title: words.saved })) => {
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
  return { keep, pending: (isPending && variables?.input) || {} };
}

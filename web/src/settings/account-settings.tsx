import { useQuery } from "@tanstack/react-query";
import { providersQuery, useRequestVerification } from "../account/queries.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { SignOutLink } from "../safety/sign-out.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { Badge } from "../ui/card.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./strings.ts";

/** Name, e-mail and whether it is confirmed. */
export function AccountSettings() {
  const words = useStrings(strings);
  const user = useUser();
  const { data: providers } = useQuery(providersQuery);
  return (
    <SettingsSection title={words.identity}>
      <dl className="grid gap-4">
        <div>
          <dt className="text-[0.9rem] text-soft">{words.name}</dt>
          <dd className="font-semibold wrap-anywhere">{user?.fullName ?? words.none}</dd>
        </div>
        <div>
          <dt className="text-[0.9rem] text-soft">{words.email}</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
            {user?.email ?? words.none}
            {user?.email ? <Badge>{user.emailVerified ? words.verified : words.unverified}</Badge> : null}
          </dd>
        </div>
      </dl>
      {user?.email && !user.emailVerified && providers?.mail ? <Verification /> : null}
    </SettingsSection>
  );
}

function Verification() {
  const words = useStrings(strings);
  const toast = useToast();
  const request = useRequestVerification();
  const send = () =>
    request.mutate(
      {},
      {
        onError: (error) =>
          toast({
            kind: "failure",
            title: words.verificationFailed,
            description: error.status === 0 ? words.offline : (error.problem?.detail ?? ""),
            action: { label: words.tryAgain, onPress: send },
          }),
      },
    );
  return (
    <div role="status">
      {request.isSuccess ? (
        <p>{words.verificationSent}</p>
      ) : (
        <Button kind="soft" onClick={send} disabled={request.isPending}>
          {request.isPending ? words.sending : words.sendVerification}
        </Button>
      )}
    </div>
  );
}

export function LogOut() {
  const words = useStrings(strings);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <SignOutLink label={words.logOut} className={buttonClass("soft")} />
      <p className="text-[0.95rem] text-soft">{words.logOutText}</p>
    </div>
  );
}

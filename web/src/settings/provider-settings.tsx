import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ConnectedProvider } from "@remanso/core/account/contract.ts";
import { useAddress } from "../router/provider.tsx";
import { providerName } from "../account/provider-name.ts";
import { useConnectProvider, useDisconnectProvider } from "../account/provider-queries.ts";
import { connectedProvidersQuery } from "../account/queries.ts";
import { useProof } from "../account/use-proof.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { dayInWords } from "../home/days.ts";
import { Button } from "../ui/button.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { outcomeIn } from "./settings-address.ts";
import { SettingsSection } from "./settings-section.tsx";
import { useFocusWhenFewer } from "./use-focus-when-fewer.ts";
import { useSayFailure } from "./use-say-failure.ts";
import { strings } from "./ways-in-text.ts";

/** decisions §1: the providers that are configured; which of them also open this account. */
export function ProviderSettings() {
  const words = useStrings(strings);
  const { data: providers = [] } = useQuery(connectedProvidersQuery);
  const outcome = outcomeIn(useAddress().search);
  const list = useRef<HTMLDivElement>(null);
  useFocusWhenFewer(list, providers.filter(({ connectedAt }) => connectedAt !== null).length);
  return (
    <SettingsSection id="providers" title={words.providers} text={words.providersText}>
      {outcome ? (
        <p role="status" className="rounded-card bg-wash px-5 py-4">
          {words.outcomes[outcome]}
        </p>
      ) : null}
      <div ref={list} tabIndex={-1}>
        {providers.length === 0 ? <p className="text-soft">{words.noProviders}</p> : null}
        <ul className="grid gap-5 empty:hidden">
          {providers.map((provider) => (
            <ProviderLine key={provider.provider} provider={provider} />
          ))}
        </ul>
      </div>
    </SettingsSection>
  );
}

function ProviderLine({ provider }: { provider: ConnectedProvider }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const { configured, connectedAt } = provider;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{providerName(provider)}</p>
        <p className="text-[0.9rem] text-soft">
          {connectedAt === null
            ? words.notConnected
            : words.connectedOn(dayInWords(connectedAt, dates, timeZone))}
          {configured ? null : <span className="block">{words.notConfigured}</span>}
        </p>
      </div>
      {connectedAt === null ? <Connect provider={provider} /> : <Disconnect provider={provider} />}
    </li>
  );
}

function Connect({ provider }: { provider: ConnectedProvider }) {
  const words = useStrings(strings);
  const proof = useProof();
  const sayFailure = useSayFailure();
  const { mutate, isPending, isSuccess } = useConnectProvider();
  const connect = () =>
    mutate(
      { params: { provider: provider.provider } },
      {
        onError: (error) => {
          if (!proof.isAsked(error, connect)) sayFailure(words.notConnectedNow, error, connect);
        },
      },
    );
  return (
    <>
      <Button
        kind="plain"
        onClick={connect}
        disabled={isPending || isSuccess}
        aria-label={words.connectNamed(providerName(provider))}
        className="-mx-5"
      >
        {words.connect}
      </Button>
      {proof.window}
    </>
  );
}

function Disconnect({ provider }: { provider: ConnectedProvider }) {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  const toast = useToast();
  const sayFailure = useSayFailure();
  const proof = useProof();
  const name = providerName(provider);
  const { mutate, isPending } = useDisconnectProvider(() => toast({ title: words.disconnected(name) }));
  const disconnect = () =>
    mutate(
      { params: { provider: provider.provider } },
      {
        onError: (error) => {
          if (!proof.isAsked(error, disconnect)) sayFailure(words.notDisconnected, error, disconnect);
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        kind="plain"
        onClick={() => setAsking(true)}
        aria-label={words.disconnectNamed(name)}
        className="-mx-5"
      >
        {words.disconnect}
      </Button>
      <AskDialog
        open={isAsking}
        title={words.disconnectTitle(name)}
        text={words.disconnectText}
        yes={words.disconnectYes}
        isBusy={isPending}
        onYes={disconnect}
        onClose={() => setAsking(false)}
      />
      {proof.window}
    </>
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { listIdentities, unlinkProvider } from "./identity-store.ts";
import { limitNetwork } from "./limits.ts";
import { startFlow, type Owner } from "./provider-flow.ts";
import type { Providers } from "./providers.ts";
import { SignInFailed } from "./sign-in-failed.ts";
import { holdAccount } from "./store.ts";
import { stillThere } from "./user-reply.ts";
import { requireWayIn } from "./ways-in.ts";

const names = ["google", "apple", "oidc"] as const;

/** Lists, connects and disconnects a signed-in person's providers, and asks one for a fresh proof. */
export function ownProviderRoutes(app: FastifyInstance, providers: Providers): void {
  answer(app, accountApi.connectedProviders, async ({ db, userId }) => {
    const identities = await listIdentities(db, userId);
    return names.flatMap((provider) => {
      const connectedAt = identities.find((identity) => identity.provider === provider)?.createdAt;
      const configured = providers.has(provider);
      if (!configured && !connectedAt) return [];
      const label = provider === "oidc" ? (app.deps.config.oidc?.label ?? null) : null;
      return [{ provider, label, configured, connectedAt: connectedAt?.toISOString() ?? null }];
    });
  });

  // a call, not a link: another site can send somebody to an address but cannot make this call
  answer(app, accountApi.connectProvider, async (call) => {
    await requireFreshProof(call);
    return { address: await depart(providers, { ...call, aim: "connect", name: call.params.provider }) };
  });

  answer(app, accountApi.proveWithProvider, async (call) => ({
    address: await depart(providers, { ...call, aim: "prove", name: call.params.provider }),
  }));

  answer(app, accountApi.disconnectProvider, async (call) => {
    const { params, db, userId } = call;
    await requireFreshProof(call);
    const user = stillThere(await holdAccount(db, userId));
    if (!(await unlinkProvider(db, userId, params.provider))) throw new Refusal("not_found");
    await requireWayIn(db, user, providers);
    return { done: true as const };
  });
}

interface Departure extends Owner {
  readonly name: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function depart(
  providers: Providers,
  { name, aim, userId, sessionId, request, reply }: Departure,
): Promise<string> {
  if (!providers.has(name)) throw new Refusal("not_found");
  await limitNetwork(request, "provider");
  try {
    const owner = { aim, userId, sessionId };
    return await startFlow(providers, { name, next: null, owner }, { request, reply });
  } catch (error) {
    if (error instanceof SignInFailed) throw new Refusal("provider_down");
    throw error;
  }
}

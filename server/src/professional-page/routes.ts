import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mostLinks, professionalPageApi, type PageLink } from "@remanso/core/professional-page/contract.ts";
import { localDateOf } from "@remanso/core/progress/local-date.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { limitNetwork } from "../account/limits.ts";
import { answer, answerAnyone } from "../http.ts";
import { newId } from "../ids.ts";
import { lockPerson } from "../plan/store.ts";
import { pageFacts } from "./page-facts.ts";
import * as store from "./store.ts";

const dayMs = 86_400_000;

export function professionalPageRoutes(app: FastifyInstance): void {
  answer(app, professionalPageApi.facts, ({ db, userId, now, timeZone, language }) =>
    pageFacts(db, userId, { today: localDateOf(now, timeZone), language }),
  );

  answer(app, professionalPageApi.links, async ({ db, userId, now }) =>
    (await store.listLinks(db, userId, now)).map(linkReply),
  );

  answer(app, professionalPageApi.share, async ({ db, userId, now, input }) => {
    // two at once must not both be the tenth
    await lockPerson(db, userId);
    const others = await store.listLinks(db, userId, now);
    if (others.length >= mostLinks) throw new Refusal("too_many_page_links", { values: { most: mostLinks } });
    const link = await store.insertLink(db, userId, {
      id: newId(),
      addressHash: hashOf(input.address),
      proofHash: hashOf(input.proof),
      sealed: Buffer.from(input.sealed, "base64url"),
      mostOpenings: input.openings,
      createdAt: now,
      expiresAt: new Date(now.getTime() + input.days * dayMs),
    });
    // chance gives nobody the address of another link
    if (!link) throw new Refusal("invalid_input", { fields: { address: "taken" } });
    return linkReply(link);
  });

  answer(app, professionalPageApi.revoke, async ({ db, userId, params }) => {
    if (!(await store.deleteLink(db, userId, params.id))) throw new Refusal("not_found");
    return { revoked: true as const };
  });

  answerAnyone(app, professionalPageApi.open, async ({ db, now, input, request }) => {
    await limitNetwork(request, "shared-page");
    const opened = await store.openLink(db, {
      addressHash: hashOf(input.address),
      proofHash: hashOf(input.proof),
      now,
    });
    if (!opened) throw new Refusal("page_link_over");
    return { sealed: opened.sealed.toString("base64url"), expiresAt: opened.expiresAt.toISOString() };
  });
}

// both have 128 bits of chance and more: a plain hash is enough
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function linkReply(link: store.ListedLink): PageLink {
  return {
    ...link,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    lastOpenedAt: link.lastOpenedAt?.toISOString() ?? null,
  };
}

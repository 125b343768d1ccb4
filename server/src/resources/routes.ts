import type { FastifyInstance } from "fastify";
import type { Language } from "@remanso/core/language.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { resourcesApi, type Resource } from "@remanso/core/resources/contract.ts";
import { daysActive } from "@remanso/core/resources/days-active.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { byNeed, mostNeeded } from "@remanso/core/resources/library-order.ts";
import { reasonFor } from "@remanso/core/resources/reason-words.ts";
import { sceneAddressOf } from "@remanso/core/resources/scene-address.ts";
import { isOpen } from "@remanso/core/resources/unlocks.ts";
import { latestAssessment } from "../assessment/store.ts";
import type { Db } from "../db/db.ts";
import { answer } from "../http.ts";
import { awardMilestones } from "../milestones/award.ts";
import { completedTotal } from "../progress/completion-store.ts";
import { logEvent } from "../progress/store.ts";
import { libraryIndex, type LibrarySearch } from "./library-index.ts";
import { firstListedAt, markRead, markUnread, readResources } from "./store.ts";

export function resourceRoutes(app: FastifyInstance): void {
  const { library } = app.deps;
  const search = onceForEachLanguage((language) => libraryIndex(library, language));

  answer(app, resourcesApi.personalized, async ({ db, userId, language }) => {
    const read = await readResources(db, userId);
    const need = await latestAssessment(db, userId);
    const open = openIn(library, await completedTotal(db, userId)).map((resource) =>
      summaryOf(resource, { read, language }),
    );
    const most = mostNeeded(need);
    return byNeed(open, need).map((resource) => ({
      ...resource,
      reason: resource.isRead ? null : reasonFor(language, { category: resource.category, most }),
    }));
  });

  answer(app, resourcesApi.progress, async ({ db, userId, now }) => {
    const activitiesCompleted = await completedTotal(db, userId);
    const open = openIn(library, activitiesCompleted);
    const read = await readResources(db, userId);
    return {
      daysActive: daysActive(await firstListedAt(db, userId), now),
      activitiesCompleted,
      resourcesAvailable: open.length,
      resourcesRead: open.filter(({ id }) => read.has(id)).length,
    };
  });

  answer(app, resourcesApi.search, async ({ db, userId, language, query }) => {
    const open = new Set(openIn(library, await completedTotal(db, userId)).map(({ id }) => id));
    return search(language)(query.q, (id) => open.has(id));
  });

  readingRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  const { library } = app.deps;

  answer(app, resourcesApi.one, async ({ db, userId, language, params }) => {
    const { resource, open } = await findOpen(library, { db, userId, id: params.resourceId });
    const read = await readResources(db, userId);
    return wholeOf(resource, { open, read, language });
  });

  answer(app, resourcesApi.view, async ({ db, userId, now, timeZone, params }) => {
    const { resource } = await findOpen(library, { db, userId, id: params.resourceId });
    await logEvent(db, userId, {
      type: "resource_viewed",
      pageUrl: `/resources/${resource.id}`,
      now,
      timeZone,
    });
    return { id: resource.id };
  });

  answer(app, resourcesApi.mark, async ({ db, userId, now, params, input }) => {
    const { resource } = await findOpen(library, { db, userId, id: params.resourceId });
    await (input.isRead
      ? markRead(db, userId, { resourceId: resource.id, now })
      : markUnread(db, userId, resource.id));
    if (input.isRead) await awardMilestones(db, userId, { now, causes: ["resourcesRead"] });
    return { id: resource.id, isRead: input.isRead };
  });
}

/** Makes an index when it is first asked for, so that nobody waits for it at the start. */
function onceForEachLanguage(make: (language: Language) => LibrarySearch) {
  const made = new Map<Language, LibrarySearch>();
  return (language: Language): LibrarySearch => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

type Library = readonly LibraryResource[];

function openIn(library: Library, completed: number): Library {
  return library.filter(({ unlock }) => isOpen(unlock, completed));
}

/** The resource and all that is open; 404 for an unknown id, 403 with what opens it for one that is not open yet. decisions §7 */
async function findOpen(library: Library, { db, userId, id }: { db: Db; userId: string; id: string }) {
  const resource = library.find((one) => one.id === id);
  if (!resource) throw new Refusal("not_found");
  const completed = await completedTotal(db, userId);
  if (resource.unlock !== null && !isOpen(resource.unlock, completed)) {
    throw new Refusal("resource_locked", { values: { needs: resource.unlock, completed } });
  }
  return { resource, open: openIn(library, completed) };
}

interface Reader {
  readonly read: ReadonlySet<string>;
  readonly language: Language;
}

function summaryOf({ id, type, minutes, category, texts }: LibraryResource, { read, language }: Reader) {
  const { title, description } = texts[language];
  return {
    id,
    title,
    type,
    duration: `${minutes} min`,
    minutes,
    category,
    description,
    imageUrl: sceneAddressOf(id),
    isRead: read.has(id),
  };
}

function wholeOf(resource: LibraryResource, { open, ...reader }: Reader & { open: Library }): Resource {
  const at = open.indexOf(resource);
  const neighbour = (one: LibraryResource | undefined) =>
    one ? { id: one.id, title: one.texts[reader.language].title } : null;
  const { content, script } = resource.texts[reader.language];
  return {
    ...summaryOf(resource, reader),
    content,
    script: script ? [...script] : null,
    sound: resource.sound,
    drawings: [...resource.drawings],
    practice: resource.practice,
    reviewedOn: resource.reviewedOn,
    sources: [...resource.sources],
    previous: neighbour(open[at - 1]),
    next: neighbour(open[at + 1]),
  };
}

import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { typedText } from "../shapes.ts";

// specification §3: resource
export const resourceTypes = ["article", "video", "audio", "guide"] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceCategories = ["work", "financial", "personal", "global", "general"] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** A practice that fits the resource: the first link offered to a reader. */
export const practices = ["breathing", "activities", "garden", "assessment"] as const;
export type Practice = (typeof practices)[number];

export const ambientSounds = ["water", "rain", "wind", "bowls", "noise"] as const;
export type AmbientSound = (typeof ambientSounds)[number];

/** Where facts of a text come from. `link` is the DOI's address or the publisher's page, null where none is certain. */
export const Source = z.object({
  authors: z.string(),
  title: z.string(),
  publisher: z.string(),
  year: z.number(),
  link: z.nullable(z.string()),
  checkedOn: z.iso.date(),
});
export type Source = z.infer<typeof Source>;

const summary = {
  id: z.string(),
  title: z.string(),
  type: z.enum(resourceTypes),
  /** As text, "5 min"; `minutes` is the number in it. */
  duration: z.string(),
  minutes: z.number(),
  category: z.enum(resourceCategories),
  description: z.string(),
  imageUrl: z.string(),
  isRead: z.boolean(),
};

/** A resource in a list: everything but its text. `reason` says why it is ranked where it is; null where there is no special reason. */
export const ResourceSummary = z.object({ ...summary, reason: z.nullable(z.string()) });
export type ResourceSummary = z.infer<typeof ResourceSummary>;

const Neighbour = z.nullable(z.object({ id: z.string(), title: z.string() }));

/** A resource with its text (specification §3: content); `script` and `sound` for audio, `drawings` for guides in pictures. */
export const Resource = z.object({
  ...summary,
  content: z.string(),
  script: z.nullable(z.array(z.object({ text: z.string(), pauseSeconds: z.number(), bell: z.boolean() }))),
  sound: z.nullable(z.enum(ambientSounds)),
  drawings: z.array(z.string()),
  practice: z.nullable(z.enum(practices)),
  reviewedOn: z.iso.date(),
  sources: z.array(Source),
  previous: Neighbour,
  next: Neighbour,
});
export type Resource = z.infer<typeof Resource>;

/** specification §9: days active, completed activities, and what they have unlocked so far. */
export const LearningProgress = z.object({
  daysActive: z.number(),
  activitiesCompleted: z.number(),
  resourcesAvailable: z.number(),
  resourcesRead: z.number(),
});
export type LearningProgress = z.infer<typeof LearningProgress>;

/** Where a search matched: the surrounding words, with the match between `start` and `end` (UTF-16 offsets). */
export const ResourceHit = z.object({
  id: z.string(),
  excerpt: z.nullable(z.object({ text: z.string(), start: z.number(), end: z.number() })),
});
export type ResourceHit = z.infer<typeof ResourceHit>;

export const resourcesApi = {
  personalized: endpoint(
    "GET /api/resources/personalized",
    { reply: z.array(ResourceSummary) },
    { shows: ["readings", "assessments", "activities"] },
  ),
  progress: endpoint(
    "GET /api/resources/progress",
    { reply: LearningProgress },
    { shows: ["readings", "activities"] },
  ),
  search: endpoint(
    "GET /api/resources/search",
    {
      query: z.object({ q: typedText(100) }),
      reply: z.array(ResourceHit),
    },
    { shows: ["activities"] },
  ),
  one: endpoint("GET /api/resources/:resourceId", { reply: Resource }, { shows: ["readings", "activities"] }),
  /** Logs that it was opened (decisions §8: resource_viewed). */
  view: endpoint(
    "POST /api/resources/:resourceId/view",
    { reply: z.object({ id: z.string() }) },
    { touches: [] },
  ),
  mark: endpoint(
    "PATCH /api/resources/:resourceId",
    {
      input: z.object({ isRead: z.boolean() }),
      reply: z.object({ id: z.string(), isRead: z.boolean() }),
    },
    { touches: ["readings"] },
  ),
};

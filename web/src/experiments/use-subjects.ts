import { useQuery } from "@tanstack/react-query";
import { catalogueFacts } from "@remanso/core/activity/catalogue-facts.ts";
import { mayBeTried } from "@remanso/core/experiments/may-be-tried.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useSearch } from "../router/provider.tsx";
import { experimentsSearchOf } from "./experiments-address.ts";
import { activityQuery } from "../activity/queries.ts";
import { useLanguage } from "../app/language.tsx";

const triedFacts = catalogueFacts.filter(mayBeTried);

interface Subject {
  readonly key: string;
  readonly name: string;
}

interface Subjects {
  /** The activities of the catalogue that can be tried, by name. */
  readonly subjects: readonly Subject[];
  /** What the address asks for: an activity of the catalogue, or words of the person's own. */
  readonly first: { readonly catalogueKey: string | null; readonly text: string };
}

/** What can be tried, and what the address asks for. */
export function useSubjects(): Subjects {
  const language = useLanguage();
  const { activity: id, type } = useSearch(experimentsSearchOf);
  const { data: activity } = useQuery({ ...activityQuery(id ?? ""), enabled: id !== undefined });
  const subjects = triedFacts
    .map(({ key, name }) => ({ key, name: name[language] }))
    .toSorted((one, other) => one.name.localeCompare(other.name, localeOf[language]));
  const ofType = triedFacts.find((facts) => facts.type === type)?.key ?? null;
  const known = subjects.find(({ key }) => key === activity?.catalogueKey)?.key ?? ofType;
  const text = activity && activity.catalogueKey === null ? activity.activityName.slice(0, 80) : "";
  return { subjects, first: { catalogueKey: known, text } };
}

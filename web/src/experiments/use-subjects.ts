import { useQuery } from "@tanstack/react-query";
import { catalogueFacts } from "@remanso/core/activity/catalogue-facts.ts";
import { mayBeTried } from "@remanso/core/experiments/may-be-tried.ts";
import { localeOf } from "@remanso/core/language.ts";
import { useSearch } from "../router/provider.tsx";
import { experimentsSearchOf } from "./experiments-address.ts";
import { activityQuery } from "../activity/queries.ts";
import { useLanguage } from "../app/language.tsx";

const triedFacts = catalogueFacts.filter(mayBeTried);

/** What can be tried without reading about it first. */
export const exampleKeys = ["walk-at-three-paces", "three-good-moments", "phone-sleeps-elsewhere"] as const;

interface Subject {
  readonly key: string;
  readonly name: string;
}

interface Subjects {
  /** The activities of the catalogue that can be tried, by name. */
  readonly subjects: readonly Subject[];
  /** A few of them that need no explanation. */
  readonly examples: readonly Subject[];
  /** The key of what the address asks for, else of the first example; empty for words of the person's own. */
  readonly first: string;
  /** Those words, where the address asks for them. */
  readonly text: string;
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
  // what an experiment is about is not closed: a name that is stays where it is
  const isOwn = activity?.catalogueKey === null && !activity.closedWords;
  const text = isOwn ? activity.activityName.slice(0, 80) : "";
  const examples = exampleKeys.flatMap((key) => subjects.filter((subject) => subject.key === key));
  const first = known ?? (text === "" ? exampleKeys[0] : "");
  return { subjects, examples, first, text };
}

import type { ImportedRow } from "@remanso/core/imports/contract.ts";
import { sourceNames } from "@remanso/core/imports/sources.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { clockTime } from "../app/clock-time.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { moods } from "../check-in/check-in-draft.ts";
import { MoodWater } from "../check-in/mood-water.tsx";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { useOwnText } from "../only-you/use-opened.ts";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { CardHead } from "./card-parts.tsx";
import { LongText } from "./long-text.tsx";
import { strings } from "./strings.ts";

/** What another program says of a moment, as what it is. It is undone with its import. */
export function ImportedCard({ row }: { row: ImportedRow }) {
  const words = useStrings(strings);
  const own = useOwnText(row.text, row.closed);
  const programs = useStrings(sourceNames);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const name = useName(row);
  const mood = moods.find((one) => one === row.mood);
  const details = [
    words.from(programs[row.source]),
    // of a habit its name stands above
    row.kind === "activity" ? "" : row.said,
    row.minutes === null ? "" : words.minutes(row.minutes),
    ...row.tags,
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-card bg-raised p-5 shadow-card sm:p-6 print:p-0 print:shadow-none">
      <div className="flex items-start gap-4">
        {mood ? (
          <MoodWater mood={mood} className="size-14" />
        ) : (
          <ActivityPicture
            activity={{ activityType: row.activityType ?? "journaling", catalogueKey: null }}
            ratio={1}
            className="size-14 shrink-0 rounded-2xl"
          />
        )}
        <CardHead
          name={name}
          time={row.clock === "exact" ? clockTime(row.at, { language, timeZone }) : words.noTime}
          isAddedLater={false}
          isEdited={false}
        >
          <p className="text-[0.92rem] text-soft wrap-anywhere">{details.filter(Boolean).join(" · ")}</p>
        </CardHead>
      </div>
      {own.text ? <LongText text={own.text} /> : null}
      {own.state === "closed" ? (
        <p className="rounded-2xl bg-sunken px-4 py-3 text-[0.95rem]">{words.closed}</p>
      ) : null}
    </li>
  );
}

function useName({ kind, mood, activityType, said }: ImportedRow): string {
  const words = useStrings(strings);
  const { moods: moodWords } = useStrings(checkInStrings);
  const { types } = useStrings(activityStrings);
  if (kind === "mood") return moodWords[(mood ?? 0) - 1] ?? "";
  if (kind === "activity") return said || (activityType ? types[activityType] : "");
  return words.page;
}

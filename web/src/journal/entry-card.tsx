import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState, type ComponentType } from "react";
import { sourceNames } from "@remanso/core/imports/sources.ts";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { moods } from "../check-in/check-in-draft.ts";
import { clockTime } from "../app/clock-time.ts";
import { MoodWater } from "../check-in/mood-water.tsx";
import { levelOf, pointsInWords } from "../check-in/points.ts";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { useOwnText, type OwnText } from "../only-you/use-opened.ts";
import { Shape } from "../ui/shape.tsx";
import { ActivityPicture } from "../ui/illustrations/activities/activity-picture.tsx";
import { CardAction, CardHead } from "./card-parts.tsx";
import { LongText } from "./long-text.tsx";
import { strings } from "./strings.ts";
import { useRemoving } from "./use-removing.ts";

interface EditorProps {
  entry: JournalEntry;
  onClose: () => void;
}

// reading needs no field, no check of what is written, and no way to send it
export const loadEditor = () => importAgain(() => import("./entry-editor.tsx"));

interface EntryCardProps {
  entry: JournalEntry;
  onGone: () => void;
}

/** What was written at one moment: where it comes from, the text, and what can be done with it. */
export function EntryCard({ entry: kept, onGone }: EntryCardProps) {
  const words = useStrings(strings);
  const own = useOwnText(kept.text, kept.closed);
  const entry = { ...kept, text: own.text };
  const [mode, setMode] = useState<"reading" | "editing">("reading");
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null);
  const toast = useToast();
  const editRef = useRef<HTMLButtonElement>(null);
  const removing = useRemoving(entry, onGone);
  const head = useHead(entry);
  const aim = words.actionsFor(head.name, head.time);
  const edit = () => {
    loadEditor().then(
      ({ EntryEditor }) => {
        setEditor(() => EntryEditor);
        setMode("editing");
      },
      () => toast({ title: words.offline, kind: "failure" }),
    );
  };
  const backToReading = () => {
    setMode("reading");
    requestAnimationFrame(() => editRef.current?.focus());
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-card bg-raised p-5 shadow-card sm:p-6 print:p-0 print:shadow-none">
      <EntryHead entry={entry} />
      {mode === "editing" && Editor ? <Editor entry={entry} onClose={backToReading} /> : null}
      {mode !== "editing" && entry.text !== null ? <LongText text={entry.text} /> : null}
      {mode !== "editing" && entry.text === null ? <Unread state={own.state} /> : null}
      {mode === "reading" && entry.text !== null ? (
        <div className="-mb-1.5 -ml-3 flex flex-wrap gap-1">
          <CardAction ref={editRef} aim={aim} label={words.edit} onPress={edit}>
            <Pencil aria-hidden="true" size={16} />
          </CardAction>
          <CardAction aim={aim} label={words.remove} isBusy={removing.isPending} onPress={removing.remove}>
            <Trash2 aria-hidden="true" size={16} />
          </CardAction>
        </div>
      ) : null}
    </li>
  );
}

function Unread({ state }: { state: OwnText["state"] }) {
  const words = useStrings(strings);
  if (state === "opening") return <Shape className="h-6 max-w-[40ch]" />;
  return (
    <p className="rounded-2xl bg-sunken px-4 py-3 text-[0.95rem]">
      {state === "closed" ? words.closed : words.unreadable}
    </p>
  );
}

function useHead(entry: JournalEntry) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const time = entry.backDated ? "" : clockTime(entry.at, { language: dates, timeZone });
  const written = entry.source === "check_in" ? words.fromCheckIn : words.page;
  const name = entry.activityName ?? written;
  return { name, time };
}

/** The picture of where it comes from, its name, its time. */
function EntryHead({ entry }: { entry: JournalEntry }) {
  const words = useStrings(strings);
  const { name, time } = useHead(entry);
  const details = useDetails(entry);
  return (
    <div className="flex items-start gap-4">
      {entry.mood !== null ? (
        <MoodWater mood={moods.find((one) => one === entry.mood) ?? 3} className="size-14" />
      ) : (
        <ActivityPicture
          activity={{ activityType: entry.activityType ?? "journaling", catalogueKey: entry.catalogueKey }}
          ratio={1}
          className="size-14 shrink-0 rounded-2xl"
        />
      )}
      <CardHead
        name={name}
        time={time || (entry.imported ? words.noTime : "")}
        isAddedLater={time === "" && entry.imported === null}
        isEdited={entry.editedAt !== null}
      >
        {details ? <p className="text-[0.92rem] text-soft tabular-nums wrap-anywhere">{details}</p> : null}
      </CardHead>
    </div>
  );
}

/** Where it comes from, in words; empty for a page. */
function useDetails({ source, activityType, imported, mood, stress }: JournalEntry): string {
  const words = useStrings(strings);
  const checkIn = useStrings(checkInStrings);
  const { types } = useStrings(activityStrings);
  const language = useLanguage();
  const programs = useStrings(sourceNames);
  if (source === "activity") {
    return activityType ? `${words.fromSession} · ${types[activityType]}` : words.fromSession;
  }
  if (source === "page") return "";
  const moodWord = checkIn.moods[(mood ?? 0) - 1];
  const stressWords =
    stress === null
      ? undefined
      : checkIn.stressOf(pointsInWords(stress, language), checkIn.levels[levelOf(stress)]);
  const elsewhere = imported ? [words.from(programs[imported.source]), imported.said, ...imported.tags] : [];
  return [moodWord && words.mood(moodWord), stressWords, ...elsewhere].filter(Boolean).join(" · ");
}

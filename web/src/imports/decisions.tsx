import type { Scale } from "@remanso/core/imports/found-row.ts";
import type { NameCount } from "@remanso/core/imports/summaries.ts";
import { activityTypes, type ActivityType } from "@remanso/core/activity/catalogue-entry.ts";
import { strings as activityStrings } from "../activity/strings.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { strings as checkInStrings } from "../check-in/strings.ts";
import { SelectField } from "../ui/select-field.tsx";
import { countInWords } from "./figures.ts";
import { strings } from "./strings.ts";
import type { Stage } from "./use-file.ts";
import { ZoneChoice } from "./zone-choice.tsx";

type PreviewStage = Extract<Stage, { at: "preview" }>;

interface DecisionsProps {
  stage: PreviewStage;
  onDecide: (next: PreviewStage) => void;
}

const scales: Readonly<Record<"none" | "five" | "ten", Scale | null>> = {
  none: null,
  five: { worst: 1, best: 5 },
  ten: { worst: 1, best: 10 },
};

/** What the file does not say and the person knows: what a name means, on which scale a number is, where its clock was. */
export function Decisions({ stage, onDecide }: DecisionsProps) {
  const words = useStrings(strings).preview;
  const language = useLanguage();
  const { summary, choices } = stage;
  const choose = (more: Partial<PreviewStage["choices"]>) =>
    onDecide({ ...stage, choices: { ...choices, ...more } });
  const scaleName = choices.scale === null ? "none" : choices.scale.best === 5 ? "five" : "ten";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {summary.asksScale ? (
        <SelectField
          label={words.scale}
          hint={words.scaleHint}
          value={scaleName}
          onChange={({ target }) =>
            choose({
              scale: target.value === "five" ? scales.five : target.value === "ten" ? scales.ten : null,
            })
          }
        >
          <option value="none">{words.scales.none}</option>
          <option value="five">{words.scales.five}</option>
          {/* stars go to five */}
          {summary.source === "diarium" ? null : <option value="ten">{words.scales.ten}</option>}
        </SelectField>
      ) : null}
      <MoodNames
        names={summary.moods}
        chosen={choices.moods}
        onChoose={(name, mood) => choose({ moods: { ...choices.moods, [name]: mood } })}
      />
      <HabitNames
        names={summary.habits}
        chosen={choices.types}
        onChoose={(name, type) => choose({ types: { ...choices.types, [name]: type } })}
      />
      {summary.moreNames > 0 ? (
        <p className="text-soft">{words.moreNames(countInWords(summary.moreNames, language))}</p>
      ) : null}
      {summary.asksZone ? (
        <ZoneChoice zone={choices.timeZone} onChoose={(timeZone) => choose({ timeZone })} />
      ) : null}
    </div>
  );
}

interface MoodNamesProps {
  names: readonly NameCount[];
  chosen: Readonly<Record<string, number | null>>;
  onChoose: (name: string, mood: number | null) => void;
}

/** Each name with its mood. Those that have one by a list lie folded, so that the others are seen. */
function MoodNames({ names, chosen, onChoose }: MoodNamesProps) {
  const words = useStrings(strings).preview;
  const known = names.filter(({ suggested }) => suggested !== null);
  const open = names.filter(({ suggested }) => suggested === null);
  if (names.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-[1.15rem] font-semibold wrap-anywhere">{words.names}</legend>
      <p className="text-[0.95rem] text-soft">{words.namesHint}</p>
      <MoodSelects names={open} chosen={chosen} onChoose={onChoose} />
      {known.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            {words.known(known.length)}
          </summary>
          <MoodSelects names={known} chosen={chosen} onChoose={onChoose} />
        </details>
      ) : null}
    </fieldset>
  );
}

const columns = "grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-5 gap-y-4";

function MoodSelects({ names, chosen, onChoose }: MoodNamesProps) {
  const words = useStrings(strings).preview;
  const { moods } = useStrings(checkInStrings);
  const language = useLanguage();
  if (names.length === 0) return null;
  return (
    <div className={columns}>
      {names.map(({ name, count }) => (
        <SelectField
          key={name}
          label={`${name} (${words.times(countInWords(count, language))})`}
          value={chosen[name] ?? ""}
          onChange={({ target }) => onChoose(name, target.value === "" ? null : Number(target.value))}
          className="content-end wrap-anywhere"
        >
          <option value="">{words.noMood}</option>
          {moods.map((mood, index) => (
            <option key={mood} value={index + 1}>
              {`${index + 1}: ${mood}`}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

interface HabitNamesProps {
  names: readonly NameCount[];
  chosen: Readonly<Record<string, ActivityType | null>>;
  onChoose: (name: string, type: ActivityType | null) => void;
}

function HabitNames({ names, chosen, onChoose }: HabitNamesProps) {
  const words = useStrings(strings).preview;
  const { types } = useStrings(activityStrings);
  const language = useLanguage();
  if (names.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-1 text-[1.15rem] font-semibold wrap-anywhere">{words.habits}</legend>
      <div className={columns}>
        {names.map(({ name, count }) => (
          <SelectField
            key={name}
            label={`${name} (${words.times(countInWords(count, language))})`}
            value={chosen[name] ?? ""}
            onChange={({ target }) =>
              onChoose(name, activityTypes.find((type) => type === target.value) ?? null)
            }
            className="content-end wrap-anywhere"
          >
            <option value="">{words.noType}</option>
            {activityTypes.map((type) => (
              <option key={type} value={type}>
                {types[type]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

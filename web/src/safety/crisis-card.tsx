import { LockKeyhole, NotebookPen } from "lucide-react";
import { useId } from "react";
import { helplineDirectory, type HelpCountry, type Helpline } from "@remanso/core/help/helplines.ts";
import { safetyWords } from "@remanso/core/safety/dialogue/words.ts";
import type { DangerKind } from "@remanso/core/safety/reading.ts";
import { Link } from "../router/link.tsx";
import { useUser } from "../account/use-user.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { countriesByName, elsewhere } from "../help/countries-by-name.ts";
import { CallRow, LineRow } from "../help/line-row.tsx";
import { strings as helpStrings } from "../help/strings.ts";
import { useHelpCountry } from "../help/use-help-country.ts";
import { buttonClass } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Shape } from "../ui/shape.tsx";
import { Barriers, Unfolding } from "./barriers.tsx";
import { readKept } from "../device/keep.ts";
import { closedPlanWords } from "./closed-plan-words.ts";
import { useKeptPlan } from "./plan-keeping.ts";
import { linesFor } from "./lines-for.ts";
import { QuickExit } from "./quick-exit-button.tsx";
import { callable } from "./safety-plan.ts";
import { strings } from "./strings.ts";

type CardLevel = 2 | 3 | 4;

interface CrisisCardProps {
  level: CardLevel;
  /** What it is about: the lines for it come first, and for violence the quick way out stands high. */
  kind?: DangerKind;
  /** The emergency number first, at any level. */
  isUrgent?: boolean | undefined;
  /** The children's line first. */
  isChild?: boolean;
  /** Below a field: without the link that would leave what is being written. */
  isInField?: boolean;
  /** The quick way out is there at every level. */
  hasExit?: boolean;
  /** The quick way out keeps what was being written: nothing dangerous was said here. */
  exitKeeps?: boolean;
  /** A heading of the surrounding: 2 in a page, 3 in a window that has its own. */
  rank?: 2 | 3;
  /** A link of the card was followed. */
  onFollow?: () => void;
}

/** People to call, from the device's own data: it needs no server, locks nothing and calls nobody. safety.md */
export function CrisisCard({
  level,
  kind = "life",
  isUrgent = level === 4,
  isChild = false,
  isInField = false,
  hasExit = level > 2 || kind === "violence",
  exitKeeps = false,
  rank = 3,
  onFollow,
}: CrisisCardProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const { country, choose } = useHelpCountry();
  const main = linesFor(country, { kind, isChild }).slice(0, mostMain);
  const titleId = useId();
  const name = level === 4 ? "imminent" : level === 3 ? "crisis" : "concern";
  const Heading = `h${rank}` as const;
  const leave = hasExit ? <QuickExit keeps={exitKeeps} /> : null;
  const isViolence = kind === "violence";
  return (
    <section
      aria-labelledby={titleId}
      data-card={level}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-wash p-[16px] text-ink wrap-break-word"
    >
      <header className="grid grid-cols-[minmax(0,1fr)] gap-1 px-1">
        <Heading id={titleId} className="text-[1.3rem]">
          {words.titles[name]}
        </Heading>
        {isUrgent || country ? <p className="text-[0.95rem]">{words.leads[name]}</p> : null}
        <p className="text-[0.95rem]">{safetyWords["no-alert"][language]}</p>
      </header>
      {isUrgent ? <EmergencyRow country={country} isFirst /> : null}
      {isViolence ? leave : null}
      <MainLines country={country} main={main} isFirst={!isUrgent} />
      <OwnPeople isInField={isInField} onFollow={onFollow} />
      {isUrgent ? null : <EmergencyRow country={country} />}
      <div className="grid divide-y divide-line px-1">
        <Barriers />
        <MoreLines country={country} main={main} onChoose={choose} />
      </div>
      {isInField ? null : <PlanLink onFollow={onFollow} />}
      {isViolence ? null : leave}
    </section>
  );
}

/** No number is ever guessed. */
function EmergencyRow({ country, isFirst = false }: { country: HelpCountry | null; isFirst?: boolean }) {
  const words = useStrings(strings);
  if (!country?.emergency)
    return (
      <p className={`rounded-2xl bg-raised px-4 py-3 ${isFirst ? "text-[1.15rem] font-semibold" : ""}`}>
        {isFirst ? null : <span className="block text-[0.85rem]">{words.emergencyIfDanger}</span>}
        {words.emergencyElsewhere}
      </p>
    );
  return (
    <CallRow
      lead={country.emergency}
      facts={isFirst ? words.emergency : words.emergencyIfDanger}
      dial={country.emergency}
      isFirst={isFirst}
    />
  );
}

interface LinesProps {
  country: HelpCountry | null;
  /** The lines that stand on the card at once. */
  main: readonly Helpline[];
}

function MainLines({ main, isFirst }: LinesProps & { isFirst: boolean }) {
  const words = useStrings(strings);
  if (main.length === 0) return <p className="px-1 text-[0.95rem]">{words.elsewhere(helplineDirectory)}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {main.map((line, at) => (
        <li key={line.name + line.number}>
          <LineRow line={line} isFirst={isFirst && at === 0} />
        </li>
      ))}
    </ul>
  );
}

const mostMain = 3;

interface OwnPeopleProps {
  isInField: boolean;
  onFollow: (() => void) | undefined;
}

/** Whom the person has written down to call; where their plan is closed on this device, that it is. */
function OwnPeople({ isInField, onFollow }: OwnPeopleProps) {
  const words = useStrings(strings);
  const closedWords = useStrings(closedPlanWords);
  const user = useUser();
  const plan = useKeptPlan(user?.id ?? null);
  if (plan === "opening") return <Shape className="h-14" />;
  if (typeof plan === "string") {
    // the choice was made, and no plan was written yet
    if (user && readKept("closedPlan", user.id) === null) return null;
    return (
      <div className="grid justify-items-start gap-1 px-1">
        <p className="text-[0.95rem]">{closedWords.card}</p>
        {isInField ? null : (
          <Link to="/safety-plan" onClick={onFollow} className={`${buttonClass("soft")} text-[0.95rem]`}>
            <LockKeyhole aria-hidden="true" size={18} />
            {closedWords.cardOpen}
          </Link>
        )}
      </div>
    );
  }
  const people = callable(plan);
  if (people.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="px-1 font-semibold">{words.yourPeople}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {people.map(({ name, number, dial }) => (
          <li key={name + dial}>
            <CallRow lead={name} facts={name === number ? "" : number} dial={dial} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MoreLines({ country, main, onChoose }: LinesProps & { onChoose: (code: string) => void }) {
  const words = useStrings(strings);
  const { kinds, otherCountry } = useStrings(helpStrings);
  const language = useLanguage();
  const rest = (country?.lines ?? []).filter((line) => !main.includes(line));
  return (
    <Unfolding title={words.otherLines}>
      <div className="grid gap-3 pb-3">
        {(["crisis", "violence", "children", "poison"] as const).map((kind) => {
          const lines = rest.filter((line) => line.kind === kind);
          return lines.length === 0 ? null : (
            <div key={kind} className="grid gap-2">
              <p className="text-[0.95rem]">{kinds[kind]}</p>
              {lines.map((line) => (
                <LineRow key={line.name + line.number} line={line} />
              ))}
            </div>
          );
        })}
        <SelectField
          label={words.country}
          hint={country ? words.countryHint : undefined}
          value={country?.code ?? elsewhere}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {countriesByName(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
          <option value={elsewhere}>{otherCountry}</option>
        </SelectField>
        <p className="text-[0.85rem] text-soft">{words.elsewhereNote(helplineDirectory)}</p>
      </div>
    </Unfolding>
  );
}

function PlanLink({ onFollow }: { onFollow: (() => void) | undefined }) {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  if (!signedIn) return null;
  return (
    <Link
      to="/safety-plan"
      onClick={onFollow}
      className={`${buttonClass("plain")} justify-self-start px-3 text-[0.95rem]`}
    >
      <NotebookPen aria-hidden="true" size={18} />
      {words.plan}
    </Link>
  );
}

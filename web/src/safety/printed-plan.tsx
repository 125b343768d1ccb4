import { useStrings } from "../app/language.tsx";
import { useHelpCountry } from "../help/use-help-country.ts";
import { planWords } from "./plan-words.ts";
import { isEmptyContact, type SafetyPlan } from "./safety-plan.ts";
import { strings } from "./strings.ts";

const order = ["signs", "coping", "places", "people", "professionals", "surroundings", "reasons"] as const;

/** The plan on paper: what was written, without fields and buttons, and whom to call in the person's country. */
export function PrintedPlan({ plan }: { plan: SafetyPlan }) {
  const words = useStrings(planWords);
  return (
    <div aria-hidden="true" data-reader className="hidden print:block">
      <p className="font-serif text-[2rem]">{words.title}</p>
      <PlanTexts plan={plan} />
      <PrintedLines />
      <p className="mt-10 text-[0.8rem]">{words.printedFrom}</p>
    </div>
  );
}

/** What was written in each part, to be read. */
export function PlanTexts({ plan }: { plan: SafetyPlan }) {
  const words = useStrings(planWords);
  const parts = order.flatMap((part) => {
    const text = linesOf(plan, part);
    return text === "" ? [] : [{ part, text }];
  });
  return parts.map(({ part, text }) => (
    <div key={part} className="mt-6 break-inside-avoid">
      <p className="font-serif text-[1.2rem]">{words.parts[part].title}</p>
      <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
    </div>
  ));
}

function PrintedLines() {
  const words = useStrings(planWords);
  const { emergency, emergencyElsewhere } = useStrings(strings);
  const { country } = useHelpCountry();
  const lines = country?.lines.filter(({ kind }) => kind === "crisis") ?? [];
  return (
    <div className="mt-6 break-inside-avoid">
      <p className="font-serif text-[1.2rem]">{words.printedLines}</p>
      <p className="mt-1">{country?.emergency ? `${emergency}: ${country.emergency}` : emergencyElsewhere}</p>
      {lines.map(({ name, number }) => (
        <p key={number} className="mt-1">
          {name === number ? number : `${name}: ${number}`}
        </p>
      ))}
    </div>
  );
}

function linesOf(plan: SafetyPlan, part: (typeof order)[number]): string {
  const value = plan[part];
  if (typeof value === "string") return value.trim();
  return value
    .filter((contact) => !isEmptyContact(contact))
    .map(({ name, number }) => [name.trim(), number.trim()].filter(Boolean).join(": "))
    .join("\n");
}

import { useStrings } from "../app/language.tsx";
import { planWords } from "./plan-words.ts";
import { isEmptyContact, type SafetyPlan } from "./safety-plan.ts";

const order = ["signs", "coping", "places", "people", "professionals", "surroundings", "reasons"] as const;

/** The plan on paper: what was written, without fields and buttons. */
export function PrintedPlan({ plan }: { plan: SafetyPlan }) {
  const words = useStrings(planWords);
  const parts = order.flatMap((part) => {
    const text = linesOf(plan, part);
    return text === "" ? [] : [{ part, text }];
  });
  return (
    <div aria-hidden="true" data-reader className="hidden print:block">
      <p className="font-serif text-[2rem]">{words.title}</p>
      {parts.map(({ part, text }) => (
        <div key={part} className="mt-6 break-inside-avoid">
          <p className="font-serif text-[1.2rem]">{words.parts[part].title}</p>
          <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
        </div>
      ))}
      <p className="mt-10 text-[0.8rem]">{words.printedFrom}</p>
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

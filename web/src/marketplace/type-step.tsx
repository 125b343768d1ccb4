import { useState } from "react";
import { sessionMinutes, type Professional } from "@remanso/core/marketplace/contract.ts";
import { sessionTypeNames } from "@remanso/core/marketplace/marketplace-words.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { ChoicePill } from "./choice-pill.tsx";
import { strings } from "./strings.ts";
import type { BookingOnItsWay } from "./use-booking.ts";

interface TypeStepProps {
  booking: BookingOnItsWay;
  professional: Professional;
}

/** First: how to meet. */
export function TypeStep({ booking, professional }: TypeStepProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const [isMissing, setMissing] = useState(false);
  const goOn = () => (booking.sessionType === null ? setMissing(true) : booking.goTo("time"));
  return (
    <>
      <fieldset className="grid gap-3" aria-describedby="type-missing">
        <legend className="sr-only">{words.chooseType}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {professional.sessionTypes.map((type) => (
            <ChoicePill
              key={type}
              name="session-type"
              value={type}
              isChosen={booking.sessionType === type}
              onChoose={() => {
                setMissing(false);
                booking.chooseType(type);
              }}
            >
              {sessionTypeNames[type][language]}
            </ChoicePill>
          ))}
        </div>
        <p className="text-[0.95rem] text-soft">{words.about(sessionMinutes)}</p>
        <p id="type-missing" role="alert" className={isMissing ? "font-semibold" : "sr-only"}>
          {isMissing ? words.pickTypeFirst : ""}
        </p>
      </fieldset>
      <Button className="justify-self-start" onClick={goOn}>
        {words.next}
      </Button>
    </>
  );
}

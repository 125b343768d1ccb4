import { useState } from "react";
import type { ChatCircle } from "@remanso/core/chat/contract.ts";
import { useStrings } from "../app/language.tsx";
import { CalmCircle } from "../breathing/calm-circle.tsx";
import { CallRow } from "../help/line-row.tsx";
import { useHelpCountry } from "../help/use-help-country.ts";
import { strings as safetyStrings } from "../safety/strings.ts";
import { Button } from "../ui/button.tsx";
import { strings } from "./circle-words.ts";

interface PanicCircleProps {
  comes: ChatCircle;
  /** The card shows the emergency number first already. */
  hasNumber: boolean;
  onEase: () => void;
}

/** In panic the circle at once; with signs of the body the emergency number first, and the circle on a tap. safety.md, Body and panic */
export function PanicCircle({ comes, hasNumber, onEase }: PanicCircleProps) {
  const words = useStrings(strings);
  const [isOpen, setOpen] = useState(comes === "now");
  return (
    <div data-circle={comes} className="mt-4 grid gap-2.5">
      {comes === "offered" && !hasNumber ? <NumberFirst /> : null}
      {isOpen ? (
        <>
          <FirstTime />
          <CalmCircle onEase={onEase} />
        </>
      ) : (
        <Button kind="soft" onClick={() => setOpen(true)} className="justify-self-start">
          {words.open}
        </Button>
      )}
    </div>
  );
}

function NumberFirst() {
  const words = useStrings(strings);
  const { emergency } = useStrings(safetyStrings);
  const { country } = useHelpCountry();
  return (
    <>
      <p>{words.bodyFirst}</p>
      {country?.emergency ? (
        <CallRow lead={country.emergency} facts={emergency} dial={country.emergency} isFirst />
      ) : (
        <p className="text-[1.15rem] font-semibold">{words.callYours}</p>
      )}
    </>
  );
}

/** Above every circle, with the number to tap. */
function FirstTime() {
  const words = useStrings(strings);
  const { country } = useHelpCountry();
  return (
    <p className="text-[0.95rem]">
      {words.firstTime}
      {country?.emergency ? (
        <a
          href={`tel:${country.emergency}`}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {country.emergency}
        </a>
      ) : (
        words.yourNumber
      )}
      {words.firstTimeEnds}
    </p>
  );
}

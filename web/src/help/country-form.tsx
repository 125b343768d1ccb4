import { useNavigate } from "@tanstack/react-router";
import { useId } from "react";
import type { HelpCountry } from "@remanso/core/help/helplines.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useChangeSettings } from "../account/queries.ts";
import { Button } from "../ui/button.tsx";
import { countriesByName, elsewhere } from "./country-choice.ts";
import { strings } from "./strings.ts";

interface CountryFormProps {
  country: HelpCountry | null;
  isSuggested: boolean;
}

/** Whose lines are shown. A plain form, so that it works before and without any script. */
export function CountryForm({ country, isSuggested }: CountryFormProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const choose = useChooseCountry();
  const id = useId();
  return (
    <form method="get" action="/" className="grid gap-1.5">
      <input type="hidden" name="help" value="" />
      <label htmlFor={id} className="font-semibold">
        {words.country}
      </label>
      <div className="flex flex-wrap gap-3">
        <select
          id={id}
          name="country"
          defaultValue={country?.code ?? elsewhere}
          onChange={(event) => choose(event.currentTarget.value)}
          aria-describedby={isSuggested ? `${id}-hint` : undefined}
          className="min-h-12 min-w-0 grow rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-raised px-4 py-2"
        >
          {countriesByName(language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
          <option value={elsewhere}>{words.otherCountry}</option>
        </select>
        <Button kind="soft" type="submit">
          {words.showLines}
        </Button>
      </div>
      {isSuggested ? (
        <p id={`${id}-hint`} className="text-[0.9rem] text-soft">
          {words.suggested}
        </p>
      ) : null}
    </form>
  );
}

/** Shows a country's lines at once, and keeps it in the account of whoever is signed in. */
function useChooseCountry(): (code: string) => void {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate } = useChangeSettings();
  const keep = (code: string) =>
    mutate(
      { input: { country: code === elsewhere ? null : code } },
      {
        onError: () =>
          toast({
            kind: "failure",
            title: words.notSaved,
            description: words.notSavedMore,
            action: { label: words.tryAgain, onPress: () => keep(code) },
          }),
      },
    );
  return (code) => {
    void navigate({ to: "/", search: { help: "", country: code }, replace: true, resetScroll: false });
    if (signedIn) keep(code);
  };
}

import { countryOfZones, type HelpCountry } from "@remanso/core/help/helplines.ts";
import { useRouter } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useChangeSettings } from "../account/queries.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { countriesByName, elsewhere } from "./countries-by-name.ts";
import { strings } from "./strings.ts";
import { useLikelyZones } from "./use-help-country.ts";

interface CountryFormProps {
  country: HelpCountry | null;
  /** Somebody chose it, or chose that there is none; else the time zone may suggest one. */
  hasChosen: boolean;
}

/** Whose lines are shown. A plain form, so that it works before and without any script. */
export function CountryForm({ country, hasChosen }: CountryFormProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const choose = useChooseCountry();
  const isSuggested = country !== null && !hasChosen;
  const isUnknown = country === null && !hasChosen;
  return (
    <form
      method="get"
      action="/help"
      className={`grid gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)] ${isUnknown ? "rounded-card bg-wash p-6" : ""}`}
    >
      <SelectField
        // the device may tell its place after the server has drawn the page: then another country is suggested
        key={countryOfZones(useLikelyZones())}
        name="country"
        label={words.country}
        hint={isSuggested ? words.suggested : isUnknown ? words.unknown : undefined}
        required
        defaultValue={country?.code ?? (hasChosen ? elsewhere : "")}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {isUnknown ? <option value="">{words.choose}</option> : null}
        {countriesByName(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name[language]}
          </option>
        ))}
        <option value={elsewhere}>{words.otherCountry}</option>
      </SelectField>
      <Button
        kind={isUnknown ? "primary" : "soft"}
        type="submit"
        className="min-h-12 justify-self-start sm:mt-[1.93rem] sm:self-start lg:mt-0"
      >
        {words.showLines}
      </Button>
    </form>
  );
}

/** Shows a country's lines at once, and keeps it in the account of whoever is signed in. */
function useChooseCountry(): (code: string) => void {
  const words = useStrings(strings);
  const { signedIn } = useVisitor();
  const router = useRouter();
  const toast = useToast();
  const { mutate } = useChangeSettings();
  const keep = (code: string) =>
    mutate(
      { input: { country: code } },
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
    void goTo(router, { to: "/help", search: { country: code }, replace: true, resetScroll: false });
    if (signedIn) keep(code);
  };
}

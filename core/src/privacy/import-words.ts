import { byLanguage, type ByLanguage } from "../language.ts";

// what is wrong with a value, by the validator's names
const reasons: Readonly<Record<string, ByLanguage<string>>> = {
  invalid_type: { en: "is missing or of another kind", es: "falta o es de otro tipo" },
  too_big: { en: "is too large or too long", es: "es demasiado grande o largo" },
  too_long: { en: "is too long", es: "es demasiado largo" },
  too_small: { en: "is too small", es: "es demasiado pequeño" },
  invalid_format: { en: "isn’t written as it should be", es: "no está escrito como debe" },
  invalid_value: { en: "is none of the possible values", es: "no es ninguno de los valores posibles" },
  unrecognized_keys: { en: "doesn’t belong here", es: "no corresponde aquí" },
  twice: { en: "is there twice", es: "está repetido" },
  unknown: { en: "names a row that isn’t in the file", es: "nombra una fila que no está en el archivo" },
};
const otherwise: ByLanguage<string> = { en: "isn’t valid", es: "no es válido" };
const whole: ByLanguage<string> = { en: "The row", es: "La fila" };

/** "mood is too large or too long": what is wrong with a field of a row; without a field, with the row. */
export function faultWords(field: string, reason: string): ByLanguage<string> {
  return byLanguage((language) => `${field || whole[language]} ${(reasons[reason] ?? otherwise)[language]}`);
}

import { byLanguage, type ByLanguage } from "../language.ts";

// what is wrong with a value, by the validator's names
const reasons: Readonly<Record<string, ByLanguage<string>>> = {
  invalid_type: { en: "is missing or of another kind", es: "falta o es de otro tipo" },
  too_big: { en: "is too large or too long", es: "es demasiado grande o largo" },
  too_long: { en: "is too long", es: "es demasiado largo" },
  too_small: { en: "is too small", es: "es demasiado pequeño" },
  invalid_format: { en: "is not written as it should be", es: "no está escrito como debe" },
  invalid_value: { en: "is none of the possible values", es: "no es ninguno de los valores posibles" },
  unrecognized_keys: { en: "does not belong here", es: "no corresponde aquí" },
  twice: { en: "is there twice", es: "está repetido" },
  unknown: { en: "names a row that is not in the file", es: "nombra una fila que no está en el archivo" },
};
const otherwise: ByLanguage<string> = { en: "is not valid", es: "no es válido" };
const whole: ByLanguage<string> = { en: "The row", es: "La fila" };

/** "mood is too large or too long": what is wrong with a field of a row; without a field, with the row. */
export function faultWords(field: string, reason: string): ByLanguage<string> {
  return byLanguage((language) => `${field || whole[language]} ${(reasons[reason] ?? otherwise)[language]}`);
}

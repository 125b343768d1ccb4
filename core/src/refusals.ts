import type { Bilingual, Language } from "./language.ts";

interface RefusalKind extends Bilingual {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
}

/** Every expected failure of the product: its code, its status and its words. decisions §11. */
export const refusals = {
  invalid_input: {
    status: 400,
    en: "Some of what was sent is not valid.",
    es: "Algo de lo enviado no es válido.",
  },
  malformed_json: { status: 400, en: "The request is not valid JSON.", es: "La petición no es JSON válido." },
  not_signed_in: { status: 401, en: "Sign in to continue.", es: "Inicia sesión para continuar." },
  wrong_credentials: {
    status: 401,
    en: "The email or the password is not right.",
    es: "El correo o la contraseña no son correctos.",
  },
  foreign_origin: {
    status: 403,
    en: "This request came from another site and was stopped.",
    es: "Esta petición venía de otro sitio y se ha detenido.",
  },
  resource_locked: {
    status: 403,
    en: "This opens once you have completed {needs} activities. You have completed {completed} so far.",
    es: "Se abre cuando hayas completado {needs} actividades. Llevas {completed} hasta ahora.",
  },
  not_found: { status: 404, en: "This does not exist.", es: "Esto no existe." },
  method_not_allowed: { status: 405, en: "This cannot be done here.", es: "Esto no se puede hacer aquí." },
  no_active_plan: {
    status: 409,
    en: "There is no active plan to add activities to.",
    // specification §5
    es: "No hay un plan activo para agregar actividades.",
  },
  activity_exists: {
    status: 409,
    en: "This activity already exists",
    // specification §8
    es: "Esta actividad ya existe",
  },
  activity_completed: {
    status: 409,
    en: "This activity has already been completed",
    // specification §8
    es: "Esta actividad ya ha sido completada",
  },
  activity_not_completed: {
    status: 409,
    en: "Only a completed activity can be rated.",
    es: "Solo se puede valorar una actividad completada.",
  },
  nothing_to_add: {
    status: 409,
    en: "Every activity that fits is already in your list.",
    es: "Todas las actividades que encajan ya están en tu lista.",
  },
  list_full: {
    status: 409,
    en: "Your list is full. Complete something first.",
    es: "Tu lista está llena. Completa algo primero.",
  },
  email_taken: {
    status: 409,
    en: "There is already an account with this email.",
    es: "Ya existe una cuenta con este correo.",
  },
  link_used: {
    status: 409,
    en: "This link has already been used or is too old.",
    es: "Este enlace ya se ha usado o ha caducado.",
  },
  mail_unavailable: {
    status: 409,
    en: "This installation cannot send email. Its operator can help you.",
    es: "Esta instalación no puede enviar correo. Quien la administra puede ayudarte.",
  },
  body_too_large: { status: 413, en: "This is too long to send.", es: "Es demasiado largo para enviarlo." },
  wrong_media_type: { status: 415, en: "Only JSON is accepted here.", es: "Aquí solo se acepta JSON." },
  key_reused: {
    status: 422,
    en: "This key was already used for another request.",
    es: "Esta clave ya se usó para otra petición.",
  },
  too_many_attempts: {
    status: 429,
    en: "Too many attempts. Wait a little and try again.",
    es: "Demasiados intentos. Espera un poco y vuelve a intentarlo.",
  },
  plant_rests: {
    status: 429,
    en: "This plant has all the water it needs for now. You can water it again later.",
    es: "Esta planta ya tiene el agua que necesita por ahora. Podrás regarla de nuevo más tarde.",
  },
  unexpected: {
    status: 500,
    en: "Something failed on our side. Nothing of yours was lost.",
    es: "Algo ha fallado por nuestra parte. No se ha perdido nada tuyo.",
  },
  overloaded: {
    status: 503,
    en: "There are too many requests at the moment. Try again shortly.",
    es: "Hay demasiadas peticiones en este momento. Vuelve a intentarlo en breve.",
  },
  database_away: {
    status: 503,
    en: "The service is recovering. Nothing was lost; try again shortly.",
    es: "El servicio se está recuperando. No se ha perdido nada; vuelve a intentarlo en breve.",
  },
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof refusals;

/** Field name → reason code, the words of which the screen beside the field knows. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Numbers that a refusal tells, by the name that they have in its words. */
export type RefusalValues = Readonly<Record<string, number>>;

/** An expected failure. The one error handler turns it into `application/problem+json`. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the words name in braces; sent beside them. */
  readonly values: RefusalValues | undefined;

  constructor(
    code: RefusalCode,
    more: { fields?: FieldErrors; retryAfterSeconds?: number; values?: RefusalValues } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.values = more.values;
  }
}

/** The body of an error answer, RFC 9457. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: FieldErrors;
  readonly values?: RefusalValues;
}

/** The problem document of `code` in the person's language. */
export function problemOf(
  code: RefusalCode,
  language: Language,
  { fields, values }: { fields?: FieldErrors | undefined; values?: RefusalValues | undefined } = {},
): Problem {
  const kind = refusals[code];
  return {
    type: `/problems/${code}`,
    title: filled(kind.en, values),
    status: kind.status,
    detail: filled(kind[language], values),
    code,
    ...(fields ? { errors: fields } : {}),
    ...(values ? { values } : {}),
  };
}

function filled(words: string, values: RefusalValues = {}): string {
  return words.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ""));
}

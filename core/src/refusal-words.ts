import type { ByLanguage } from "./language.ts";

interface RefusalKind extends ByLanguage<string> {
  readonly status: 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 500 | 503;
}

/** Every expected failure of the product: its code, its status and its words. decisions §11. */
export const refusalWords = {
  invalid_input: {
    status: 400,
    en: "Some of what was sent isn’t valid.",
    es: "Algo de lo que se envió no es válido.",
  },
  malformed_json: { status: 400, en: "The request isn’t valid JSON.", es: "La petición no es JSON válido." },
  unreadable: {
    status: 400,
    en: "This request can’t be read.",
    es: "Esta petición no se puede leer.",
  },
  head_too_large: {
    status: 431,
    en: "The address or the headers of this request are too long.",
    es: "La dirección o las cabeceras de esta petición son demasiado largas.",
  },
  not_signed_in: { status: 401, en: "Sign in to continue.", es: "Inicia sesión para continuar." },
  wrong_credentials: {
    status: 401,
    en: "That email or password isn’t right.",
    es: "El correo o la contraseña no son correctos.",
  },
  second_factor_needed: {
    status: 403,
    en: "Show your passkey too, or type a recovery code.",
    es: "Muestra también tu llave de acceso o escribe un código de recuperación.",
  },
  foreign_origin: {
    status: 403,
    en: "This request came from another site and was stopped.",
    es: "Esta petición venía de otro sitio y se ha detenido.",
  },
  resource_locked: {
    status: 403,
    en: "This opens once you’ve completed {needs} activities. So far you’ve completed {completed}.",
    es: "Se abre cuando hayas completado {needs} actividades. Llevas {completed} hasta ahora.",
  },
  proof_needed: {
    status: 403,
    en: "First, confirm it’s you.",
    es: "Confirma antes que eres tú.",
  },
  account_locked: {
    status: 403,
    en: "The people who run this site have locked this account. Ask them to open it again; nothing in it was deleted.",
    es: "Quienes administran este sitio han bloqueado esta cuenta. Pídeles que la abran de nuevo; no se ha borrado nada.",
  },
  passkey_refused: {
    status: 403,
    en: "This passkey wasn’t accepted. Perhaps it was removed here.",
    es: "Esta llave de acceso no se ha aceptado. Quizá se quitó aquí.",
  },
  not_found: { status: 404, en: "This doesn’t exist.", es: "Esto no existe." },
  method_not_allowed: { status: 405, en: "This can’t be done here.", es: "Esto no se puede hacer aquí." },
  too_slow: {
    status: 408,
    en: "This didn’t arrive in time. Try again.",
    es: "Esto no ha llegado a tiempo. Inténtalo de nuevo.",
  },
  no_active_plan: {
    status: 409,
    en: "There’s no active plan to add activities to.",
    // specification §5
    es: "No hay un plan activo para agregar actividades.",
  },
  activity_exists: {
    status: 409,
    en: "This activity already exists",
    // specification §8
    es: "Esta actividad ya existe",
  },
  changed_elsewhere: {
    status: 409,
    en: "This was changed on another device in the meantime. Nothing is lost: both versions are kept until you choose.",
    es: "Esto cambió en otro dispositivo mientras tanto. No se pierde nada: las dos versiones se conservan hasta que elijas.",
  },
  activity_completed: {
    status: 409,
    en: "This activity has already been completed",
    // specification §8
    es: "Esta actividad ya ha sido completada",
  },
  steps_unreadable: {
    status: 409,
    en: "The steps you wrote can’t be read here right now, so nothing is put in their place. They are not lost.",
    es: "Ahora mismo aquí no se pueden leer los pasos que escribiste, así que no se pone nada en su lugar. No se han perdido.",
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
    en: "There’s already an account with this email.",
    es: "Ya existe una cuenta con este correo.",
  },
  plan_newer: {
    status: 409,
    en: "Your safety plan was changed on another device in the meantime. Choose which one to keep.",
    es: "Tu plan de seguridad cambió mientras tanto en otro dispositivo. Elige cuál se queda.",
  },
  account_not_empty: {
    status: 409,
    en: "This account already holds something. A file can only be brought into a new account.",
    es: "Esta cuenta ya tiene contenido. Un archivo solo puede traerse a una cuenta nueva.",
  },
  import_invalid: {
    status: 422,
    en: "This isn’t a file that Remanso made, or it was changed since. Nothing was brought in.",
    es: "Este archivo no lo hizo Remanso o ha cambiado desde entonces. No se ha traído nada.",
  },
  import_row_invalid: {
    status: 422,
    en: "Row {row} of “{table}”: {fault}. Nothing was brought in.",
    es: "Fila {row} de «{table}»: {fault}. No se ha traído nada.",
  },
  import_too_long: {
    status: 422,
    en: "This file holds more than {most} entries. Nothing was brought in.",
    es: "Este archivo tiene más de {most} entradas. No se ha traído nada.",
  },
  link_used: {
    status: 409,
    en: "This link has already been used or has expired.",
    es: "Este enlace ya se ha usado o ha caducado.",
  },
  passkey_expired: {
    status: 409,
    en: "That took too long, or was begun in another browser. Try again.",
    es: "Ha pasado demasiado tiempo o se empezó en otro navegador. Inténtalo de nuevo.",
  },
  passkey_taken: {
    status: 409,
    en: "This passkey has already been added.",
    es: "Esta llave de acceso ya está agregada.",
  },
  too_many_passkeys: {
    status: 409,
    en: "There’s no room for another passkey. Remove one that you no longer use.",
    es: "No caben más llaves de acceso. Quita una que ya no uses.",
  },
  last_way_in: {
    status: 409,
    en: "This is the only way into your account. Add another one first.",
    es: "Es la única forma de entrar en tu cuenta. Agrega antes otra.",
  },
  last_ways: {
    status: 409,
    en: "Two ways to open your texts have to stay. Add another one first.",
    es: "Tienen que quedar dos formas de abrir tus textos. Agrega antes otra.",
  },
  key_changed: {
    status: 409,
    en: "The key of your texts was changed on another device. Load the page again.",
    es: "La clave de tus textos se cambió en otro dispositivo. Vuelve a cargar la página.",
  },
  texts_left: {
    status: 409,
    en: "Some texts have yet to be changed.",
    es: "Todavía quedan textos por cambiar.",
  },
  address_missing: {
    status: 409,
    en: "This account has no email address, so a password would open nothing.",
    es: "Esta cuenta no tiene correo, así que una contraseña no abriría nada.",
  },
  mail_unavailable: {
    status: 409,
    en: "This site can’t send email. Whoever runs it can help you.",
    es: "Este sitio no puede enviar correos. Quien lo administra puede ayudarte.",
  },
  address_unverified: {
    status: 409,
    en: "Reminders only go to a confirmed address. Confirm yours first.",
    es: "Los recordatorios solo van a un correo confirmado. Confirma antes el tuyo.",
  },
  push_unavailable: {
    status: 409,
    en: "This site can’t send messages to browsers right now.",
    es: "Este sitio no puede enviar avisos al navegador por ahora.",
  },
  rest_days_taken: {
    status: 409,
    en: "Some of these days are rest days already.",
    es: "Algunos de esos días ya son de descanso.",
  },
  rest_over: {
    status: 409,
    en: "This rest is already over. It stays, and so does your streak.",
    es: "Este descanso ya ha terminado. Se queda como está, y tu racha también.",
  },
  slot_taken: {
    status: 409,
    en: "Somebody else just booked this time. You can choose another one.",
    es: "Mientras tanto, otra persona reservó esa hora. Puedes elegir otra.",
  },
  sessions_overlap: {
    status: 409,
    en: "You already have a session at that time.",
    es: "Ya tienes una sesión a esa hora.",
  },
  bookings_full: {
    status: 409,
    en: "You already have {most} sessions coming up. Cancel one or come back after the next.",
    es: "Ya tienes {most} sesiones por delante. Cancela una o vuelve después de la próxima.",
  },
  booking_past: {
    status: 409,
    en: "That time has already passed.",
    es: "Esa hora ya ha pasado.",
  },
  body_too_large: { status: 413, en: "This is too long to send.", es: "Es demasiado largo para enviarlo." },
  wrong_media_type: { status: 415, en: "Only JSON is accepted here.", es: "Aquí solo se acepta JSON." },
  key_reused: {
    status: 422,
    en: "This key was already used for another request.",
    es: "Esta clave ya se usó para otra petición.",
  },
  slot_not_offered: {
    status: 422,
    en: "This time isn’t offered. Choose one of the free ones.",
    es: "Esa hora no se ofrece. Elige una de las libres.",
  },
  session_type_not_offered: {
    status: 422,
    en: "That kind of session isn’t offered here.",
    es: "Aquí no se ofrece ese tipo de sesión.",
  },
  too_many_attempts: {
    status: 429,
    en: "Too many attempts. Wait a little and try again.",
    es: "Demasiados intentos. Espera un poco y vuelve a intentarlo.",
  },
  too_many_changes: {
    status: 429,
    en: "That is a lot at once. Wait a moment and try again.",
    es: "Son muchas cosas a la vez. Espera un momento y vuelve a intentarlo.",
  },
  plant_rests: {
    status: 429,
    en: "This plant has all the water it needs for now. You can water it again later.",
    es: "Esta planta ya tiene el agua que necesita por ahora. Podrás regarla de nuevo más tarde.",
  },
  game_overlaps: {
    status: 409,
    en: "Another game from the same time is already saved. Only one of the two can count.",
    es: "Ya hay otro juego guardado de ese mismo momento. Solo puede contar uno de los dos.",
  },
  game_too_long: {
    status: 409,
    en: "This game lasted longer than your account has existed, so it can’t count.",
    es: "Este juego duró más tiempo del que lleva tu cuenta, así que no puede contar.",
  },
  plants_rest: {
    status: 429,
    en: "Your plants have all the water they need for now. You can water them again later.",
    es: "Tus plantas ya tienen el agua que necesitan por ahora. Podrás regarlas de nuevo más tarde.",
  },
  unexpected: {
    status: 500,
    en: "Something failed on our side. Nothing of yours was lost.",
    es: "Algo falló por nuestra parte. No se ha perdido nada tuyo.",
  },
  overloaded: {
    status: 503,
    en: "There are too many requests at the moment. Try again in a moment.",
    es: "Hay demasiadas peticiones en este momento. Vuelve a intentarlo en un momento.",
  },
  experiment_running: {
    status: 409,
    en: "You already have an experiment going. One at a time.",
    es: "Ya tienes un experimento en marcha. De uno en uno.",
  },
  experiment_rests: {
    status: 409,
    en: "Experiments aren’t offered right now. They’ll be back in a while.",
    es: "Ahora mismo no se ofrecen experimentos. Volverán dentro de un tiempo.",
  },
  experiment_left_out: {
    status: 400,
    en: "Chance shouldn’t decide about this one. Try something you can freely do or skip, like a walk.",
    es: "Esto no conviene dejarlo al azar. Prueba con algo que puedas hacer o saltarte sin más, como un paseo.",
  },
  experiment_over: {
    status: 409,
    en: "This experiment has ended, so the answer doesn’t count any more.",
    es: "Este experimento ya terminó, así que la respuesta ya no cuenta.",
  },
  evening_closed: {
    status: 409,
    en: "This question is only asked in the evening, from the hour you chose.",
    es: "Esta pregunta solo se hace por la noche, desde la hora que elegiste.",
  },
  too_many_page_links: {
    status: 409,
    en: "You have {most} links that still work. Take one back first.",
    es: "Tienes {most} enlaces que aún funcionan. Anula uno primero.",
  },
  page_link_over: {
    status: 404,
    en: "This link doesn’t open anything. Perhaps it isn’t complete, its time is over, it was opened as often as allowed, or it was taken back.",
    es: "Este enlace no abre nada. Quizá no está completo, pasó su tiempo, se abrió todas las veces permitidas o alguien lo anuló.",
  },
  provider_down: {
    status: 503,
    en: "That service isn’t answering right now. Try again in a while.",
    es: "Ese servicio no responde ahora mismo. Inténtalo dentro de un rato.",
  },
  database_away: {
    status: 503,
    en: "The service is recovering. Nothing was lost; try again in a moment.",
    es: "El servicio se está recuperando. No se ha perdido nada; vuelve a intentarlo en un momento.",
  },
} as const satisfies Record<string, RefusalKind>;

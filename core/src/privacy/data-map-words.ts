import type { ByLanguage } from "../language.ts";

/** How much of this data the person's own download contains. */
export type InDownload = "whole" | "part" | "not";

/** One kind of data that an installation stores: what it is, why, until when, and in which database tables. */
export interface KeptData {
  readonly tables: readonly string[];
  readonly title: ByLanguage<string>;
  readonly holds: ByLanguage<string>;
  readonly why: ByLanguage<string>;
  readonly ends: ByLanguage<string>;
  readonly download: InDownload;
  /** Why the download leaves out some or all of it. */
  readonly leftOut?: ByLanguage<string>;
}

const withTheAccount: ByLanguage<string> = {
  en: "Until you delete it or your account.",
  es: "Hasta que lo borres o borres tu cuenta.",
};

const withTheAccountOnly: ByLanguage<string> = {
  en: "Until you delete your account.",
  es: "Hasta que borres tu cuenta.",
};

/**
 * Everything that is stored, about a person or about nobody. The privacy page, the download, its import and the deletion follow
 * this list; a test fails if a database table is missing from it. decisions §10
 */
export const dataMap: readonly KeptData[] = [
  {
    tables: ["users"],
    title: { en: "Your account", es: "Tu cuenta" },
    holds: {
      en: "Your name, your email address, your language, theme, time zone and country, how long your use is kept, since when a passkey is asked for after the password if you turned that on, the number of the key of your texts if only you can read them, and when you agreed to which version of this page. For a day, until when suggestions, prompts and reminders rest, and for two weeks, from when experiments are offered again, where they are not; not why. Whether and since when the people who run this site have locked the account. Of your password only a hash: a fingerprint that takes much memory to compute, so that guessing from it is slow.",
      es: "Tu nombre, tu correo, tu idioma, tema, zona horaria y país, cuánto tiempo se guarda tu uso, desde cuándo se pide una llave después de la contraseña si lo activaste, el número de la clave de tus textos si solo tú puedes leerlos, y cuándo aceptaste qué versión de esta página. Durante un día, hasta cuándo descansan las sugerencias, los avisos y los recordatorios, y durante dos semanas, desde cuándo se vuelven a ofrecer experimentos, si no se ofrecen; no por qué. Si quienes administran este sitio han bloqueado la cuenta, y desde cuándo. De tu contraseña, solo un hash: una huella que cuesta mucha memoria calcular, para que adivinarla sea lento.",
    },
    why: {
      en: "To know you when you come back, to speak your language, and to show the helplines of your country. The country is suggested by the time zone, never by your network address.",
      es: "Para reconocerte cuando vuelves, hablarte en tu idioma y mostrarte las líneas de ayuda de tu país. El país se propone por la zona horaria, nunca por tu dirección de red.",
    },
    ends: withTheAccountOnly,
    download: "part",
    leftOut: {
      en: "the hash of the password, until when suggestions and experiments rest, and a lock",
      es: "el hash de la contraseña, hasta cuándo descansan las sugerencias y los experimentos, y un bloqueo",
    },
  },
  {
    tables: ["identities", "passkeys", "recovery_codes", "sessions", "one_time_links"],
    title: { en: "Your ways in", es: "Tus formas de entrar" },
    holds: {
      en: "The browsers that are signed in (a coarse name of the device, first and last use), passkeys, recovery codes, the name by which Google, Apple or another provider knows you, and links that were sent to you. Secrets are kept as hashes or public keys only.",
      es: "Los navegadores con sesión abierta (un nombre aproximado del dispositivo, el primer y el último uso), las llaves de acceso, los códigos de recuperación, el nombre con el que te conoce Google, Apple u otro proveedor, y los enlaces que se te enviaron. Los secretos se guardan solo como hash o clave pública.",
    },
    why: {
      en: "So that you can sign in, see from where, and end it.",
      es: "Para que puedas entrar, ver desde dónde y cerrarlo.",
    },
    ends: {
      en: "A sign-in ends when you log out after 30 days without use, or 90 days after you signed in, a link after a day; the rest when you remove it.",
      es: "Una sesión termina al cerrarla tras 30 días sin uso o a los 90 días de entrar; un enlace al cabo de un día; lo demás, cuando lo quites.",
    },
    download: "part",
    leftOut: {
      en: "hashes, keys, recovery codes and links",
      es: "hashes, claves, códigos de recuperación y enlaces",
    },
  },
  {
    tables: ["assessments", "plans"],
    title: { en: "Assessments and plans", es: "Evaluaciones y planes" },
    holds: {
      en: "Each answer, the scores worked out from the answers, the date, and the plan with its weekly goals.",
      es: "Cada respuesta, las puntuaciones que salen de ellas, la fecha y el plan con sus metas semanales.",
    },
    why: {
      en: "To show you where your stress comes from and how it changes.",
      es: "Para mostrarte de dónde viene tu estrés y cómo cambia.",
    },
    ends: withTheAccountOnly,
    download: "whole",
  },
  {
    tables: ["activities", "person_keys"],
    title: { en: "Activities and what you write in them", es: "Actividades y lo que escribes en ellas" },
    holds: {
      en: "What was planned, started and completed, on which day in which time zone, how long it took, whether you felt better, the same or worse, the names, notes and steps of your own activities, and what you write in a session. What you write, names and notes included, is sealed with a key of your own, which is sealed with the secret of the site.",
      es: "Lo planeado, empezado y completado, qué día y en qué zona horaria, cuánto duró, si te sentiste mejor, igual o peor, los nombres, las notas y los pasos de tus propias actividades y lo que escribes en una sesión. Lo que escribes, también nombres y notas, se sella con una clave tuya, que a su vez se sella con el secreto del sitio.",
    },
    why: {
      en: "For your plan, your journal and what is suggested to you.",
      es: "Para tu plan, tu diario y lo que se te propone.",
    },
    ends: withTheAccount,
    download: "part",
    leftOut: { en: "the key itself; the texts come opened", es: "la clave en sí; los textos van abiertos" },
  },
  {
    tables: ["journal_pages"],
    title: { en: "Pages of your journal", es: "Páginas de tu diario" },
    holds: {
      en: "What you write in your journal, sealed, and when, on which day in which time zone. Of a page that you delete, only that there was one.",
      es: "Lo que escribes en tu diario, sellado, y cuándo, qué día y en qué zona horaria. De una página que borras, solo que existió.",
    },
    why: {
      en: "So that you can read it again. Every page counts for the bonsai, also once it is deleted.",
      es: "Para que puedas volver a leerlo. Cada página cuenta para el bonsái, también cuando la borras.",
    },
    ends: withTheAccount,
    download: "whole",
  },
  {
    tables: ["experiments", "experiment_evenings"],
    title: { en: "Experiments of your own", es: "Tus experimentos" },
    holds: {
      en: "What you tried, sealed where you typed it, the plan of its days, when it began and ended, and for each evening your answer from 0 to 10 and whether you did it.",
      es: "Lo que probaste, sellado si lo escribiste tú, el plan de los días, cuándo empezó y cuándo terminó, y de cada noche tu respuesta de 0 a 10 y si lo hiciste.",
    },
    why: {
      en: "To tell you each day whether it’s a yes or a no, and at the end what happened.",
      es: "Para decirte cada día si toca o no, y al final qué pasó.",
    },
    ends: withTheAccount,
    download: "whole",
  },
  {
    tables: ["check_ins"],
    title: { en: "Check-ins", es: "Registros de ánimo y estrés" },
    holds: {
      en: "Mood, stress, the categories you gave, when, and your note, sealed like the rest of your journal.",
      es: "El ánimo, el estrés, las categorías que indicaste, cuándo, y tu nota, sellada como el resto de tu diario.",
    },
    why: { en: "To show you how your days go.", es: "Para mostrarte cómo van tus días." },
    ends: withTheAccount,
    download: "whole",
  },
  {
    tables: ["content_key_ways"],
    title: { en: "The ways to your key", es: "Las formas de abrir tu clave" },
    holds: {
      en: "Only if you turned on that only you can read your texts: the key of your texts, encrypted once for your six words, for your recovery code, or for a passkey, and when. None of those is kept here, so nobody can open the key here.",
      es: "Solo si activaste que nadie más pueda leer tus textos: la clave de tus textos, cifrada una vez para tus seis palabras, para tu código de recuperación o para una llave de acceso, y desde cuándo. Nada de eso se guarda aquí, así que aquí nadie puede abrir la clave.",
    },
    why: {
      en: "So that you can open your texts on another device.",
      es: "Para que puedas abrir tus textos en otro dispositivo.",
    },
    ends: {
      en: "Until you remove a way, change the key, turn it off, or delete your account.",
      es: "Hasta que quites una forma, cambies la clave, lo desactives o borres tu cuenta.",
    },
    download: "not",
    leftOut: {
      en: "the encrypted keys; your texts come opened, by your device",
      es: "las claves cifradas; los textos van abiertos, por tu dispositivo",
    },
  },
  {
    tables: ["page_links"],
    title: { en: "Links to a page for a professional", es: "Enlaces a una página para un profesional" },
    holds: {
      en: "Only where you make a link: the page, encrypted in your browser with a key that only the link has, so that nobody can read it here; when the link was made and ends, how often it was opened and when last. Not by whom.",
      es: "Solo si haces un enlace: la página, cifrada en tu navegador con una clave que solo está en el enlace, así que aquí nadie puede leerla; cuándo se hizo y hasta cuándo vale, cuántas veces se abrió y cuándo fue la última. No quién lo abrió.",
    },
    why: {
      en: "So that the person you give the link to can open the page.",
      es: "Para que la persona a quien das el enlace pueda abrir la página.",
    },
    ends: {
      en: "Until you take the link back, or its time is over: a week unless you say otherwise, 31 days at most.",
      es: "Hasta que anules el enlace o pase su tiempo: una semana si no dices otra cosa, 31 días como mucho.",
    },
    download: "part",
    leftOut: { en: "the encrypted pages", es: "las páginas cifradas" },
  },
  {
    tables: ["safety_plans"],
    title: {
      en: "Your safety plan, where you ask for a copy",
      es: "Tu plan de seguridad, si pides una copia",
    },
    holds: {
      en: "Only where you have switched it on: what you wrote in the plan, sealed like the rest of what you write.",
      es: "Solo si lo has activado: lo que escribiste en el plan, sellado como el resto de lo que escribes.",
    },
    why: {
      en: "So that the plan isn’t lost with a device, and is there on the next one.",
      es: "Para que el plan no se pierda con un dispositivo y esté en el siguiente.",
    },
    ends: {
      en: "Until you switch the copy off or delete your account.",
      es: "Hasta que desactives la copia o borres tu cuenta.",
    },
    download: "whole",
  },
  {
    tables: ["imports", "imported_rows"],
    title: { en: "From other programs", es: "De otros programas" },
    holds: {
      en: "What you brought in from other programs and chose to keep: the day, the time, a mood, the type and minutes of an activity, which program it comes from and when you brought it. Texts, tags and names are sealed like your journal. The file itself is read in your browser and never sent.",
      es: "Lo que trajiste de otros programas y elegiste guardar: el día, la hora, un ánimo, el tipo y los minutos de una actividad, de qué programa viene y cuándo lo trajiste. Los textos, las etiquetas y los nombres se sellan como tu diario. El archivo se lee en tu navegador y nunca se envía.",
    },
    why: {
      en: "So that your years before Remanso stand beside those in it, without counting for anything.",
      es: "Para que tus años antes de Remanso estén junto a los de aquí, sin contar para nada.",
    },
    ends: {
      en: "Until you undo the import or delete your account.",
      es: "Hasta que deshagas la importación o borres tu cuenta.",
    },
    download: "part",
    leftOut: {
      en: "the keyed hash by which a row is known again; the fingerprint behind it is there",
      es: "el hash con clave por el que se reconoce una fila; la huella de la que sale sí está",
    },
  },
  {
    tables: ["breathing_games", "garden_plants", "garden_waterings"],
    title: { en: "Breathing and garden", es: "Respiración y jardín" },
    holds: {
      en: "Finished breathing games with how each breath went and in which time zone, where your plants stand and when they were watered.",
      es: "Los juegos de respiración terminados y cómo fue cada ciclo y en qué zona horaria, dónde están tus plantas y cuándo se regaron.",
    },
    why: {
      en: "So that both follow you to another device.",
      es: "Para que ambos te sigan a otro dispositivo.",
    },
    ends: withTheAccountOnly,
    download: "whole",
  },
  {
    tables: ["resource_reads", "milestones", "insights", "finding_runs"],
    title: { en: "Reading, milestones and insights", es: "Lecturas, logros e insights" },
    holds: {
      en: "What you marked as read, what you have reached, what your days show, and what of it you have seen.",
      es: "Lo que marcaste como leído, lo que has alcanzado, lo que muestran tus días y qué de ello has visto.",
    },
    why: {
      en: "So that nothing is told to you twice as if it were new.",
      es: "Para no contarte dos veces lo mismo como si fuera nuevo.",
    },
    ends: withTheAccountOnly,
    download: "part",
    leftOut: {
      en: "intermediate results, which follow from the rest",
      es: "los resultados intermedios, que salen de lo demás",
    },
  },
  {
    tables: ["usage_sessions", "activity_log"],
    title: { en: "Your use of the product", es: "Tu uso del producto" },
    holds: {
      en: "When a visit began and ended, and a log with the kind of event, the time and the page: signing in, an assessment, a completed activity, that a chat message was sent, a resource, a page. Never what you wrote or answered.",
      es: "Cuándo empezó y terminó una visita, y un registro con el tipo de suceso, la hora y la página: entrar, una evaluación, una actividad completada, que se envió un mensaje al chat, un recurso, una página. Nunca lo que escribiste o respondiste.",
    },
    why: { en: "For your dashboard. Nobody else looks at it.", es: "Para tu panel. Nadie más lo mira." },
    ends: {
      en: "As long as you choose in Settings: a year unless you say otherwise. Sign-ins, assessments and completed activities stay counted.",
      es: "El tiempo que elijas en Ajustes: un año si no dices otra cosa. Las entradas, las evaluaciones y las actividades completadas siguen contando.",
    },
    download: "whole",
  },
  {
    tables: [
      "reminder_settings",
      "rest_days",
      "notifications",
      "push_subscriptions",
      "reminder_deliveries",
      "reminder_sendings",
    ],
    title: { en: "Reminders and rest days", es: "Recordatorios y días de descanso" },
    holds: {
      en: "When and how you want to be reminded, your rest days, the list behind the bell, which reminders were sent, and the address that your browser’s maker gave for push messages.",
      es: "Cuándo y cómo quieres recordatorios, tus días de descanso, la lista de la campana, qué recordatorios se enviaron y la dirección que dio el fabricante de tu navegador para los avisos.",
    },
    why: {
      en: "To remind you once, at your own hour, and to be silent when you rest.",
      es: "Para recordarte una sola vez, a tu hora, y callar cuando descansas.",
    },
    ends: {
      en: "Settings until you change them; a push address until you switch it off or log out there; what was sent, for 90 days at most.",
      es: "Los ajustes, hasta que los cambies; una dirección de avisos, hasta que la apagues o cierres sesión allí; lo enviado, 90 días como mucho.",
    },
    download: "part",
    leftOut: {
      en: "push addresses and the record of sending",
      es: "las direcciones de avisos y el registro de envíos",
    },
  },
  {
    tables: ["bookings"],
    title: { en: "Booked sessions", es: "Sesiones reservadas" },
    holds: {
      en: "With whom, when and in which form, and whether you canceled. A professional whom this site lists is told your name and email address with the booking; the samples are nobody and are told nothing.",
      es: "Con quién, cuándo y de qué forma, y si la cancelaste. A un profesional de la lista de este sitio se le dicen tu nombre y tu correo con la reserva; los de muestra no son nadie y no reciben nada.",
    },
    why: { en: "So that the hour is yours.", es: "Para que la hora sea tuya." },
    ends: withTheAccountOnly,
    download: "whole",
  },
  {
    tables: ["letters"],
    title: { en: "Emails on their way", es: "Correos en camino" },
    holds: {
      en: "What an email is written from when it is sent (what kind it is, and your address if you asked for a link; for a booked or canceled session your name, your address, the time and the professional), sealed with this site’s secret. Never the text of an email or a link.",
      es: "Aquello con lo que se escribe un correo al enviarlo (de qué tipo es, tu dirección si pediste un enlace; para una sesión reservada o cancelada, tu nombre, tu correo, la hora y el profesional), sellado con el secreto del sitio. Nunca el texto de un correo ni un enlace.",
    },
    why: {
      en: "So that no email is lost while the mail server isn’t answering.",
      es: "Para que ningún correo se pierda mientras el servidor de correo no responde.",
    },
    ends: {
      en: "When it is sent, usually within seconds; otherwise, once it would arrive too late: after an hour (a new password), 24 hours (confirming your address), two hours (a reminder), three days (news about your account) or when the session begins. Also when you delete your account, except for the email that tells a professional you won’t be coming.",
      es: "Al enviarlo, normalmente en segundos; si no, cuando ya llegaría tarde: al cabo de una hora (contraseña nueva), 24 horas (confirmar tu dirección), dos horas (un recordatorio), tres días (novedades de tu cuenta) o al empezar la sesión. También al borrar tu cuenta, salvo el correo que avisa a un profesional de que no irás.",
    },
    download: "not",
    leftOut: {
      en: "it is gone as soon as it is sent",
      es: "desaparece en cuanto se envía",
    },
  },
  {
    tables: ["given_answers"],
    title: { en: "Answers given once", es: "Respuestas dadas una vez" },
    holds: {
      en: "A sealed record of what your browser sent, which only your browser’s own key opens.",
      es: "Un registro sellado de lo que envió tu navegador, que solo abre la clave de tu propio navegador.",
    },
    why: {
      en: "So that a request repeated after a lost connection doesn’t count twice.",
      es: "Para que una petición repetida tras perder la conexión no cuente dos veces.",
    },
    ends: { en: "After 30 days.", es: "A los 30 días." },
    download: "not",
    leftOut: { en: "it can’t be read here", es: "aquí no se puede leer" },
  },
  {
    tables: ["attempts", "login_flows", "deleted_accounts", "professionals", "push_keys", "installation"],
    title: { en: "What names nobody", es: "Lo que no nombra a nadie" },
    holds: {
      en: "Counts of attempts to sign in under keyed hashes, sign-ins on their way, the bare numbers of deleted accounts, the listed professionals, the site’s own push key, and a mark of its secret.",
      es: "Cuentas de intentos de entrar bajo hashes con clave, entradas a medio camino, los números sueltos de cuentas borradas, los profesionales de la lista, la clave de avisos del propio sitio y una marca de su secreto.",
    },
    why: {
      en: "To slow down guessing, and so that a deleted account doesn’t come back with an old backup.",
      es: "Para frenar a quien adivina contraseñas y para que una cuenta borrada no vuelva con una copia antigua.",
    },
    ends: {
      en: "Attempts after two days, the numbers of deleted accounts after 400.",
      es: "Los intentos, a los dos días; los números de cuentas borradas, a los 400.",
    },
    download: "not",
    leftOut: { en: "it isn’t about you", es: "no trata de ti" },
  },
];

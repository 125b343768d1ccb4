import type { LeftOutReason } from "@remanso/core/imports/found-row.ts";
import type { FileFault } from "@remanso/core/imports/recognize.ts";
import type { ByLanguage } from "@remanso/core/language.ts";

const plural = (count: number, one: string, many: string) => (count === 1 ? one : many);

const en = {
  title: "Bring your history",
  intro:
    "Bring your days from another app, or from a table of your own, and see them next to the ones here. The file is read on this device, you see first what is in it, and only what you choose is kept.",
  choose: "Choose a file",
  another: "Choose another file",
  programs: "Apps it can read",
  anyTable: "any CSV table",
  which: "Which files can be read",
  files: [
    "Daylio: the backup (.daylio), which ranks your own moods too, or the CSV",
    "Bearable: moods and gratitudes of the CSV",
    "How We Feel: the CSV",
    "Day One, Diarium, Journiv: the zip or the JSON",
    "Pixels, MoodTracker: the backup, the JSON or the CSV",
    "Loop Habit Tracker (CSV zip), Habitica (userdata.json): what you completed",
    "Any table as CSV: you say which column is what",
    "A download of Remanso, into an account that’s still empty",
  ],
  notRead:
    "Apple Health and Health Connect aren’t read, nor MindDoc, Reflectly and Finch: no sure description of their files was found. A table works for most of them.",
  reading: "Reading the file...",
  whatCounts: "What it’s used for, and what it isn’t",
  counts: [
    "It shows in your journal and your year, marked with where it comes from.",
    "It counts for nothing here: no streak, milestone, plant or goal, and no insight is computed from it.",
    "Your stress isn’t guessed from your mood: what the file says is kept, and nothing else.",
    "The same file twice adds nothing, and each import can be undone as a whole.",
  ],

  faults: {
    unknown: "This file wasn’t recognized: here is its first line.",
    not_text: "This file has no text that could be read.",
    too_large: "This file has more text than any journal we know. Try exporting a shorter period.",
    bad_zip: "This zip can’t be opened: it seems to be cut off. Try downloading it again.",
    encrypted: "This zip is locked with a password. Export it again without one.",
    habitica_csv:
      "Habitica’s CSV doesn’t say what you completed. Download your user data as JSON (userdata.json) instead.",
    apple: "Apple Health isn’t read here.",
    health_connect: "Health Connect isn’t read here.",
    unreadable: "This file couldn’t be read. It may have been moved or be too large for this device.",
  } satisfies Record<FileFault | "unreadable", string>,
  faultMore: "Nothing of it was sent or kept, and what you have here is as it was.",
  unknownMore: "It may be cut off, or come from an app that isn’t read yet. Nothing was sent or kept.",

  columns: {
    title: "Which column is what?",
    sample: "The first rows",
    date: "Day",
    order: "How days are written",
    orders: { ymd: "Year, month, day", dmy: "Day, month, year", mdy: "Month, day, year" },
    time: "Time",
    mood: "Mood",
    note: "Text",
    none: "None",
    column: (position: number) => `Column ${position}`,
    scale: "How moods are written",
    words: "As words",
    numbers: "As numbers",
    worst: "The worst number",
    best: "The best number",
    scaleFault: "These two numbers have to differ.",
    empty: "Choose a column for the mood or for the text.",
    go: "Continue",
  },

  preview: {
    title: (program: string) => `In your file: ${program}`,
    moods: (count: string, many: boolean) => `${count} ${many ? "moods" : "mood"}`,
    entries: (count: string, many: boolean) => `${count} ${many ? "journal texts" : "journal text"}`,
    activities: (count: string, many: boolean) =>
      `${count} ${many ? "completed activities" : "completed activity"}`,
    span: (from: string, to: string) => `From ${from} to ${to}`,
    nothing: "Nothing of this file would be kept as things stand.",
    isCut: "The file ends in the middle of a row. What came before it can be kept.",
    isGuessed: "The letters of this file aren’t in UTF-8. Check below that accents look right.",
    approximate: (count: string) => `${count} without an exact time: the part of the day is kept.`,
    untimed: (count: string) => `${count} without a time: they count for the day only.`,
    shownTwice: (count: string) => `${count} in an hour that the clock showed twice: the first is taken.`,
    skipped: (count: string) => `${count} in an hour that the clock skipped: they move to the next.`,
    examples: "This is how the first ones look",
    leftOut: "Left out, and why",
    rows: (count: number, places: string) => (count === 1 ? `Row ${places}` : `Rows ${places}`),
    more: (count: string) => `${count} more`,
    zone: "Where were you when you wrote this?",
    zoneHint: "The file has times without a zone. Its days stay as they are.",
    scale: "What is the scale of these numbers?",
    scales: { none: "They aren’t moods", five: "1 to 5, 5 is best", ten: "1 to 10, 10 is best" },
    scaleHint: "The file doesn’t say it. Without an answer only texts are kept.",
    names: "What do these words mean to you?",
    namesHint: "Words without a mood keep their text; where there is none, the row is left out.",
    known: (count: number) =>
      `${count} ${plural(count, "word already has a mood", "words already have a mood")}: look or change`,
    habits: "What kind of activity is each?",
    noMood: "No mood",
    noType: "Leave out",
    times: (count: string) => `${count}×`,
    moreNames: (count: string) => `${count} more words aren’t shown. They are read as text without a mood.`,
    keep: (count: string) => `Keep ${count}`,
    stay: "Nothing is kept until you press it.",
  },

  reasons: {
    columns: "the row has more or fewer columns than the first line",
    date: "no day that could be read",
    future: "in the future",
    empty: "nothing in it",
    twice: "twice in the file",
    other_kind: "another kind of entry",
    health: "medicines, food or body: not kept here",
    not_done: "not completed",
    thinned: "thinned out by the app: it no longer says what was completed",
    no_mood: "a word without a mood, and no text",
    no_type: "a habit without a kind of activity",
    here: "already here",
    full: "there is no more room for imports",
  } satisfies Record<LeftOutReason, string>,

  keeping: (done: string, all: string) => `Keeping ${done} of ${all}...`,
  keepFailed: "The rest couldn’t be kept right now. What’s kept so far stays, and nothing is kept twice.",
  keepOffline: "There’s no connection right now. What’s kept so far stays, and nothing is kept twice.",
  tryAgain: "Try again",

  report: {
    title: "It’s here",
    nothing: "Nothing new in this file",
    kept: (count: string, many: boolean) => `${count} ${many ? "rows are" : "row is"} kept.`,
    here: (count: string, many: boolean) => `${count} ${many ? "were" : "was"} already here.`,
    leftOut: (count: string, many: boolean) => `${count} ${many ? "were" : "was"} left out.`,
    rows: "Row by row",
    download: "Download the report (CSV)",
    file: "import-report.csv",
    columns: { row: "Row", day: "Day", what: "What", result: "Result" },
    isKept: "kept",
    kinds: { mood: "mood", entry: "text", activity: "activity" },
    shown: (shown: string, all: string) => `The first ${shown} of ${all}. The file has all of them.`,
    toJournal: "See it in the journal",
  },

  past: {
    title: "What you brought",
    failed: "Your imports couldn’t be loaded.",
    on: (day: string) => `Brought on ${day}`,
    undo: "Undo",
    undoFor: (program: string, day: string) => `Undo: ${program}, ${day}`,
    sure: "Undo this import? All of its rows go, also those you edited since.",
    yes: "Yes, undo it",
    no: "Keep it",
    undoing: "Undoing...",
    undone: (count: string, many: boolean) => `${count} ${many ? "rows are" : "row is"} gone`,
    undoFailed: "It couldn’t be undone. Try again.",
  },

  own: {
    title: "A download of Remanso",
    text: "It goes into an account that’s still empty, all of it or nothing. Language, theme and time zone come with it.",
    bring: "Bring it in",
    bringing: "Bringing it in...",
    brought: (rows: number) => `${rows} entries are here now.`,
    steps: {
      sending: "Sending the file...",
      checking: "Checking it...",
      keeping: "Keeping what is in it...",
    },
    comingLeftOut: (count: number) =>
      count === 1
        ? "One upcoming session was left out. It stays where you booked it."
        : `${count} upcoming sessions were left out. They stay where you booked them.`,
    takenLeftOut: (count: number) =>
      count === 1
        ? "One past session was left out, because its time is in another account here."
        : `${count} past sessions were left out, because their times are in another account here.`,
    toStart: "Go to Home",
    tooLarge: "This file is larger than any Remanso makes.",
    failed: "That didn’t work",
    offline: "There’s no connection right now. Nothing has changed.",
  },
};

const es: typeof en = {
  title: "Trae tu historia",
  intro:
    "Trae tus días de otra aplicación, o de una tabla tuya, y míralos junto a los de aquí. El archivo se lee en este dispositivo, primero ves qué contiene y solo se guarda lo que elijas.",
  choose: "Elegir un archivo",
  another: "Elegir otro archivo",
  programs: "Aplicaciones que puede leer",
  anyTable: "cualquier tabla CSV",
  which: "Qué archivos se pueden leer",
  files: [
    "Daylio: la copia de seguridad (.daylio), que ordena también tus ánimos propios, o el CSV",
    "Bearable: los ánimos y las gratitudes del CSV",
    "How We Feel: el CSV",
    "Day One, Diarium, Journiv: el zip o el JSON",
    "Pixels, MoodTracker: la copia, el JSON o el CSV",
    "Loop Habit Tracker (zip de CSV), Habitica (userdata.json): lo que completaste",
    "Cualquier tabla en CSV: tú dices qué es cada columna",
    "Una descarga de Remanso, en una cuenta que aún esté vacía",
  ],
  notRead:
    "Salud de Apple y Health Connect no se leen, ni MindDoc, Reflectly o Finch: no se encontró una descripción segura de sus archivos. Para casi todos sirve una tabla.",
  reading: "Leyendo el archivo...",
  whatCounts: "Para qué sirve y para qué no",
  counts: [
    "Aparece en tu diario y en tu año, con el nombre del lugar del que viene.",
    "Aquí no cuenta para nada: ni racha, ni logros, ni plantas, ni metas, y no se saca ninguna conclusión de ello.",
    "El estrés no se deduce del ánimo: se guarda lo que dice el archivo y nada más.",
    "El mismo archivo dos veces no agrega nada, y cada importación se puede deshacer entera.",
  ],

  faults: {
    unknown: "Este archivo no se reconoció: esta es su primera línea.",
    not_text: "Este archivo no tiene texto que se pueda leer.",
    too_large:
      "Este archivo tiene más texto que cualquier diario que conozcamos. Prueba a exportar un período más corto.",
    bad_zip: "Este zip no se puede abrir: parece que está cortado. Prueba a descargarlo de nuevo.",
    encrypted: "Este zip está cerrado con contraseña. Expórtalo otra vez sin ella.",
    habitica_csv:
      "El CSV de Habitica no dice qué completaste. Descarga mejor tus datos de usuario en JSON (userdata.json).",
    apple: "Salud de Apple no se lee aquí.",
    health_connect: "Health Connect no se lee aquí.",
    unreadable: "Este archivo no se pudo leer. Quizá se movió o es demasiado grande para este dispositivo.",
  },
  faultMore: "De este archivo no se envió ni se guardó nada, y lo que tienes aquí sigue igual.",
  unknownMore:
    "Quizá está cortado o viene de una aplicación que aún no se lee. No se envió ni se guardó nada.",

  columns: {
    title: "¿Qué es cada columna?",
    sample: "Las primeras filas",
    date: "Día",
    order: "Cómo están escritos los días",
    orders: { ymd: "Año, mes, día", dmy: "Día, mes, año", mdy: "Mes, día, año" },
    time: "Hora",
    mood: "Ánimo",
    note: "Texto",
    none: "Ninguna",
    column: (position) => `Columna ${position}`,
    scale: "Cómo están escritos los ánimos",
    words: "Con palabras",
    numbers: "Con números",
    worst: "El peor número",
    best: "El mejor número",
    scaleFault: "Estos dos números tienen que ser distintos.",
    empty: "Elige una columna para el ánimo o para el texto.",
    go: "Continuar",
  },

  preview: {
    title: (program) => `En tu archivo: ${program}`,
    moods: (count, many) => `${count} ${many ? "ánimos" : "ánimo"}`,
    entries: (count, many) => `${count} ${many ? "textos de diario" : "texto de diario"}`,
    activities: (count, many) => `${count} ${many ? "actividades completadas" : "actividad completada"}`,
    span: (from, to) => `Del ${from} al ${to}`,
    nothing: "Tal como está, no se guardaría nada de este archivo.",
    isCut: "El archivo termina a mitad de una fila. Lo anterior se puede guardar.",
    isGuessed: "Las letras de este archivo no están en UTF-8. Mira abajo si las tildes se ven bien.",
    approximate: (count) => `${count} sin hora exacta: se guarda la parte del día.`,
    untimed: (count) => `${count} sin hora: valen solo para el día.`,
    shownTwice: (count) => `${count} en una hora que el reloj dio dos veces: se toma la primera.`,
    skipped: (count) => `${count} en una hora que el reloj se saltó: pasan a la siguiente.`,
    examples: "Así se ven los primeros",
    leftOut: "Lo que se queda fuera y por qué",
    rows: (count, places) => (count === 1 ? `Fila ${places}` : `Filas ${places}`),
    more: (count) => `${count} más`,
    zone: "¿Dónde estabas cuando lo escribiste?",
    zoneHint: "El archivo tiene horas sin zona. Sus días quedan como están.",
    scale: "¿Cuál es la escala de estos números?",
    scales: { none: "No son ánimos", five: "De 1 a 5, 5 es lo mejor", ten: "De 1 a 10, 10 es lo mejor" },
    scaleHint: "El archivo no lo dice. Sin respuesta se guardan solo los textos.",
    names: "¿Qué significan para ti estas palabras?",
    namesHint: "Las palabras sin ánimo conservan su texto; si no lo hay, la fila se queda fuera.",
    known: (count) =>
      `${count} ${plural(count, "palabra ya tiene ánimo", "palabras ya tienen ánimo")}: mirar o cambiar`,
    habits: "¿Qué tipo de actividad es cada uno?",
    noMood: "Sin ánimo",
    noType: "Dejar fuera",
    times: (count) => `${count}×`,
    moreNames: (count) => `${count} palabras más no se muestran. Se leen como texto sin ánimo.`,
    keep: (count) => `Guardar ${count}`,
    stay: "No se guarda nada hasta que lo toques.",
  },

  reasons: {
    columns: "la fila tiene más o menos columnas que la primera línea",
    date: "sin un día que se pueda leer",
    future: "en el futuro",
    empty: "no contiene nada",
    twice: "repetida en el archivo",
    other_kind: "otro tipo de entrada",
    health: "medicinas, comida o cuerpo: aquí no se guarda",
    not_done: "sin completar",
    thinned: "resumida por la aplicación: ya no dice qué se completó",
    no_mood: "una palabra sin ánimo y sin texto",
    no_type: "un hábito sin tipo de actividad",
    here: "ya estaba aquí",
    full: "no queda sitio para más importaciones",
  },

  keeping: (done, all) => `Guardando ${done} de ${all}...`,
  keepFailed:
    "El resto no se pudo guardar ahora. Lo guardado hasta aquí se queda, y nada se guarda dos veces.",
  keepOffline: "Ahora mismo no hay conexión. Lo guardado hasta aquí se queda, y nada se guarda dos veces.",
  tryAgain: "Intentar de nuevo",

  report: {
    title: "Ya está aquí",
    nothing: "Nada nuevo en este archivo",
    kept: (count, many) => (many ? `Se guardaron ${count} filas.` : `Se guardó ${count} fila.`),
    here: (count, many) => (many ? `${count} ya estaban aquí.` : `${count} ya estaba aquí.`),
    leftOut: (count, many) => (many ? `${count} se quedaron fuera.` : `${count} se quedó fuera.`),
    rows: "Fila por fila",
    download: "Descargar el informe (CSV)",
    file: "informe-de-importacion.csv",
    columns: { row: "Fila", day: "Día", what: "Qué", result: "Resultado" },
    isKept: "guardada",
    kinds: { mood: "ánimo", entry: "texto", activity: "actividad" },
    shown: (shown, all) => `Las primeras ${shown} de ${all}. El archivo las tiene todas.`,
    toJournal: "Verlo en el diario",
  },

  past: {
    title: "Lo que trajiste",
    failed: "No se pudieron cargar tus importaciones.",
    on: (day) => `Traído el ${day}`,
    undo: "Deshacer",
    undoFor: (program, day) => `Deshacer: ${program}, ${day}`,
    sure: "¿Deshacer esta importación? Se van todas sus filas, también las que editaste después.",
    yes: "Sí, deshacerla",
    no: "Conservarla",
    undoing: "Deshaciendo...",
    undone: (count, many) => (many ? `Se fueron ${count} filas` : `Se fue ${count} fila`),
    undoFailed: "No se pudo deshacer. Inténtalo de nuevo.",
  },

  own: {
    title: "Una descarga de Remanso",
    text: "Entra en una cuenta que aún esté vacía, entera o nada. El idioma, el tema y la zona horaria vienen con ella.",
    bring: "Traerla",
    bringing: "Trayéndola...",
    brought: (rows) => `Ya están aquí ${rows} entradas.`,
    steps: {
      sending: "Enviando el archivo...",
      checking: "Comprobándolo...",
      keeping: "Guardando lo que contiene...",
    },
    comingLeftOut: (count) =>
      count === 1
        ? "No se ha traído una sesión que aún está por llegar. Sigue donde la reservaste."
        : `No se han traído ${count} sesiones que aún están por llegar. Siguen donde las reservaste.`,
    takenLeftOut: (count) =>
      count === 1
        ? "No se ha traído una sesión pasada, porque su hora está en otra cuenta de aquí."
        : `No se han traído ${count} sesiones pasadas, porque sus horas están en otra cuenta de aquí.`,
    toStart: "Ir al inicio",
    tooLarge: "Este archivo es más grande que cualquiera de los que hace Remanso.",
    failed: "No ha funcionado",
    offline: "Ahora mismo no hay conexión. No ha cambiado nada.",
  },
};

export const strings: ByLanguage<typeof en> = { en, es };

import type { ByLanguage, Language } from "@remanso/core/language.ts";
import type { NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import { reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import { greetings } from "./greeting.ts";
import { letterOf, type Letter } from "./letter.ts";

interface Recipient {
  readonly language: Language;
  readonly firstName: string | null;
  readonly url: string;
}

/** To whoever asked for a new password. */
export function resetLetter({ language, firstName, url }: Recipient): Letter {
  return letterOf({
    language,
    greeting: greetings[language](firstName),
    ...wordsOf(resetWords[language], url),
  });
}

/** To whoever has to show that an address is theirs. Without the name: somebody else may have typed both. */
export function verificationLetter({ language, url }: Omit<Recipient, "firstName">): Letter {
  return letterOf({
    language,
    greeting: greetings[language](null),
    ...wordsOf(verificationWords[language], url),
  });
}

/** To the owner of an account that somebody has got a way into. */
export function noticeLetter({ language, firstName, url, kind }: Recipient & { kind: NoticeKind }): Letter {
  const { subject, label, closing } = noticeWords[language];
  return letterOf({
    language,
    subject,
    greeting: greetings[language](firstName),
    paragraphs: [reminderWords(kind, "")[language]],
    link: { label, url },
    closing,
  });
}

const noticeWords: ByLanguage<Record<"subject" | "label" | "closing", string>> = {
  en: {
    subject: "News about your Remanso account",
    label: "See the ways into your account",
    closing: "If it was you, you don’t have to do anything.",
  },
  es: {
    subject: "Novedades de tu cuenta de Remanso",
    label: "Ver las formas de entrar en tu cuenta",
    closing: "Si fuiste tú, no tienes que hacer nada.",
  },
};

interface AccountWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
  readonly closing: string;
}

const resetWords: ByLanguage<AccountWords> = {
  en: {
    subject: "Choose a new password for Remanso",
    paragraphs: [
      "Somebody asked for a new password for your Remanso account. If it was you, choose one with this link.",
      "The link works once, for one hour. Using it logs you out everywhere else.",
    ],
    label: "Choose a new password",
    closing: "If it wasn’t you, you don’t have to do anything: your password stays as it is.",
  },
  es: {
    subject: "Elige una contraseña nueva para Remanso",
    paragraphs: [
      "Alguien pidió una contraseña nueva para tu cuenta de Remanso. Si fuiste tú, elígela con este enlace.",
      "El enlace funciona una sola vez, durante una hora. Al usarlo se cierra tu sesión en los demás dispositivos.",
    ],
    label: "Elegir una contraseña nueva",
    closing: "Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.",
  },
};

const verificationWords: ByLanguage<AccountWords> = {
  en: {
    subject: "Confirm your email for Remanso",
    paragraphs: [
      "Please confirm that this address is yours. Open the link in the browser where you’re signed in to Remanso.",
      "The link works once, for 24 hours.",
    ],
    label: "Confirm this address",
    closing: "If you don’t have a Remanso account, you can ignore this message.",
  },
  es: {
    subject: "Confirma tu correo para Remanso",
    paragraphs: [
      "Confirma, por favor, que esta dirección es tuya. Abre el enlace en el navegador en el que has iniciado sesión en Remanso.",
      "El enlace funciona una sola vez, durante 24 horas.",
    ],
    label: "Confirmar esta dirección",
    closing: "Si no tienes una cuenta de Remanso, puedes ignorar este mensaje.",
  },
};

function wordsOf({ label, ...words }: AccountWords, url: string) {
  return { ...words, link: { label, url } };
}

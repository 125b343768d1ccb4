import type { Language } from "@remanso/core/language.ts";
import type { NotificationKind } from "@remanso/core/reminders/contract.ts";
import { reminderPath, reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import { letterOf, type Letter } from "../mail/letter.ts";

interface Occasion {
  readonly kind: NotificationKind;
  readonly localDate: string;
  readonly language: Language;
  readonly baseUrl: string;
  readonly unsubscribeToken: string;
}

/** A reminder by e-mail. It says nothing that others should not read, and one press of the mail program turns it off (RFC 8058). */
export function reminderLetter({ kind, localDate, language, baseUrl, unsubscribeToken }: Occasion): Letter {
  const { greeting, label, closing, leave } = words[language];
  const leaveUrl = `${baseUrl}/api/unsubscribe?token=${unsubscribeToken}`;
  const text = reminderWords(kind, localDate)[language];
  return {
    ...letterOf({
      language,
      subject: text,
      greeting,
      paragraphs: [text],
      link: { label, url: `${baseUrl}${reminderPath(kind)}` },
      closing,
      leave: { label: leave, url: leaveUrl },
    }),
    headers: {
      "List-Unsubscribe": `<${leaveUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const words: Readonly<Record<Language, Record<"greeting" | "label" | "closing" | "leave", string>>> = {
  en: {
    greeting: "Hello,",
    label: "Open Remanso",
    closing:
      "You chose these reminders in Remanso. Under Settings you can change their time or let them rest.",
    leave: "No more reminders by e-mail",
  },
  es: {
    greeting: "Hola:",
    label: "Abrir Remanso",
    closing:
      "Elegiste estos recordatorios en Remanso. En Ajustes puedes cambiar su hora o dejar que descansen.",
    leave: "No recibir más recordatorios por correo",
  },
};

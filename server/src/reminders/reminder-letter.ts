import type { ByLanguage, Language } from "@remanso/core/language.ts";
import type { NotificationKind } from "@remanso/core/reminders/notification-kinds.ts";
import { notificationPaths } from "@remanso/core/reminders/notification-kinds.ts";
import { reminderWords } from "@remanso/core/reminders/reminder-words.ts";
import { greetings } from "../mail/greeting.ts";
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
  const { label, closing, leave } = words[language];
  const leaveUrl = `${baseUrl}/api/unsubscribe?token=${unsubscribeToken}`;
  const text = reminderWords(kind, localDate)[language];
  return {
    ...letterOf({
      language,
      subject: text,
      greeting: greetings[language](null),
      paragraphs: [text],
      link: { label, url: `${baseUrl}${notificationPaths[kind]}` },
      closing,
      leave: { label: leave, url: leaveUrl },
    }),
    headers: {
      "List-Unsubscribe": `<${leaveUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const words: ByLanguage<Record<"label" | "closing" | "leave", string>> = {
  en: {
    label: "Open Remanso",
    closing:
      "You chose these reminders in Remanso. Under Settings you can change their time or let them rest.",
    leave: "No more reminders by email",
  },
  es: {
    label: "Abrir Remanso",
    closing:
      "Elegiste estos recordatorios en Remanso. En Ajustes puedes cambiar su hora o dejar que descansen.",
    leave: "No recibir más recordatorios por correo",
  },
};

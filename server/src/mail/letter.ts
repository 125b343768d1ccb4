import type { Language } from "@remanso/core/language.ts";

/** What goes into a mail, in one language. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In addition to the usual headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Link {
  readonly label: string;
  readonly url: string;
}

interface Words {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link: Link;
  readonly closing: string;
  /** The unsubscribe link. */
  readonly leave?: Link;
}

/** A letter with one link: as plain text, and as HTML that loads nothing from other hosts. */
export function letterOf(words: Words): Letter {
  const { subject, greeting, paragraphs, link, closing, leave } = words;
  const ways = [closing, ...(leave ? [`${leave.label}: ${leave.url}`] : [])];
  return {
    subject,
    text: [greeting, ...paragraphs, `${link.label}: ${link.url}`, ...ways].join("\n\n"),
    html: htmlOf(words),
  };
}

function htmlOf({ language, subject, greeting, paragraphs, link, closing, leave }: Words): string {
  const lines = [greeting, ...paragraphs].map((line) => `<p>${escapeHtml(line)}</p>`);
  const url = escapeHtml(link.url);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.5; max-width: 36em; margin: 2em auto; padding: 0 1em">
${lines.join("\n")}
<p><a href="${url}">${escapeHtml(link.label)}</a></p>
<p style="word-break: break-all">${url}</p>
<p>${escapeHtml(closing)}</p>${leave ? `\n<p><a href="${escapeHtml(leave.url)}">${escapeHtml(leave.label)}</a></p>` : ""}
</body>
</html>
`;
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

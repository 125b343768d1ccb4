// To make a formatter takes the time of a hundred uses. Some hundreds of time zones could ask for their own, so that they are not all kept.
const most = 60;
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/** The formatter of dates of a locale with these options, made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dateFormats, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

/** The formatter of numbers of a locale with these options, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options));
}

function kept<Format>(formats: Map<string, Format>, of: unknown, make: () => Format): Format {
  const key = JSON.stringify(of);
  const known = formats.get(key) ?? make();
  if (formats.size === most) formats.clear();
  formats.set(key, known);
  return known;
}

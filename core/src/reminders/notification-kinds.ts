/** Reminders at a time that the person chose. If two fall on one day, only the first of this list comes. */
export const timedKinds = ["weekly", "daily"] as const;
export type TimedKind = (typeof timedKinds)[number];

/** Reminders of a booked session, the earliest first. */
export const bookingKinds = ["booking_day", "booking_hour"] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** What its owner is told about an account, at once: somebody has got a way into it, or has used one where nobody did before. */
export const noticeKinds = ["new_password", "new_passkey", "new_provider", "new_device"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/**
 * Every kind of entry behind the bell. A new reminder does not compile until it has a path here, words (`reminder-words.ts`) and a time
 * (`next-slot.ts` for a chosen time, `booking-moments.ts` for a booking).
 */
export const notificationKinds = [...timedKinds, ...bookingKinds, ...noticeKinds] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The path that an entry opens: the next step on the home page, the booking, or the ways into the account. */
export const notificationPaths = {
  weekly: "/",
  daily: "/",
  booking_day: "/marketplace",
  booking_hour: "/marketplace",
  new_password: "/settings",
  new_passkey: "/settings",
  new_provider: "/settings",
  new_device: "/settings",
} as const satisfies Readonly<Record<NotificationKind, string>>;

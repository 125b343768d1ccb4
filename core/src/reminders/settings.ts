import type { ReminderSettings } from "./contract.ts";

/** What holds for somebody who has chosen nothing: nothing is sent. safety.md: reminders are quiet by default */
export const quietSettings: ReminderSettings = {
  daily: { isOn: false, time: "18:00" },
  weekly: { isOn: false, weekday: 7, time: "18:00" },
  channels: { push: false, email: false, list: true },
  quietHours: { isOn: false, from: "22:00", to: "08:00" },
};

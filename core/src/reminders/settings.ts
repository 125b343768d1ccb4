import type { ReminderChanges, ReminderSettings } from "./contract.ts";

/** The defaults: nothing is sent. safety.md: reminders are quiet by default */
export const quietSettings: ReminderSettings = {
  daily: { isOn: false, time: "18:00" },
  weekly: { isOn: false, weekday: 7, time: "18:00" },
  channels: { push: false, email: false, list: true },
  quietHours: { isOn: false, from: "22:00", to: "08:00" },
};

/** `settings` with what was changed. */
export function withChanges(settings: ReminderSettings, changes: ReminderChanges): ReminderSettings {
  const { daily, weekly, channels, quietHours } = settings;
  return {
    daily: {
      isOn: changes.daily?.isOn ?? daily.isOn,
      time: changes.daily?.time ?? daily.time,
    },
    weekly: {
      isOn: changes.weekly?.isOn ?? weekly.isOn,
      weekday: changes.weekly?.weekday ?? weekly.weekday,
      time: changes.weekly?.time ?? weekly.time,
    },
    channels: {
      push: changes.channels?.push ?? channels.push,
      email: changes.channels?.email ?? channels.email,
      list: changes.channels?.list ?? channels.list,
    },
    quietHours: {
      isOn: changes.quietHours?.isOn ?? quietHours.isOn,
      from: changes.quietHours?.from ?? quietHours.from,
      to: changes.quietHours?.to ?? quietHours.to,
    },
  };
}

import type { WeeklyTarget } from "./contract.ts";

// decisions §2: weekly targets: 5 activities, 60 minutes, 3 breathing sessions, 1 check-in
export const weeklyTarget: WeeklyTarget = { activities: 5, minutes: 60, breathing: 3, checkIns: 1 };

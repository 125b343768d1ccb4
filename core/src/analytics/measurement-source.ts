/** What measures a day's stress, the first one before the other. decisions §8: check-ins; on a day without one, the assessment */
export const measurementSources = ["check_in", "assessment"] as const;
export type MeasurementSource = (typeof measurementSources)[number];

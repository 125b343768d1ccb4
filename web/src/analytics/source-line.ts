import type { AnalyticsPoint, Basis } from "@remanso/core/analytics/contract.ts";
import { measurementSources, type MeasurementSource } from "@remanso/core/analytics/measurement-source.ts";
import type { StressField } from "@remanso/core/assessment/stress-fields.ts";

export type ValueField = "overallStress" | StressField;

/** Whether a value of a day was measured on it, and by what. */
export function basisOf(point: AnalyticsPoint, field: ValueField): Basis {
  return field === "overallStress" ? point : point.categories[field];
}

/**
 * The kind of measurement that a line joins: the one that gave more of these values, check-ins where both gave as many. Null
 * where nothing is known.
 */
export function sourceOf(
  points: readonly AnalyticsPoint[],
  fields: readonly ValueField[],
): MeasurementSource | null {
  const counted = measurementSources.map((source) => ({
    source,
    count: fields.reduce((sum, field) => sum + measuredBy(points, field, source).length, 0),
  }));
  const [most] = counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  return most?.source ?? lastSource(points, fields);
}

/** Of the last values known, where none of the days has one of its own. */
function lastSource(
  points: readonly AnalyticsPoint[],
  fields: readonly ValueField[],
): MeasurementSource | null {
  const last = points.at(-1);
  return last
    ? (fields.map((field) => basisOf(last, field).source).find((source) => source !== null) ?? null)
    : null;
}

/** The days whose value comes from this kind of measurement on the day itself. */
export function measuredBy(
  points: readonly AnalyticsPoint[],
  field: ValueField,
  source: MeasurementSource | null,
): AnalyticsPoint[] {
  return points.filter((point) => {
    const basis = basisOf(point, field);
    return basis.measured && basis.source === source;
  });
}

/** A line over days, 0–10, one entry for each day. */
export interface SourceLine {
  /** What the line joins: where it was not measured, the last value of the same source; null before the first. */
  readonly values: readonly (number | null)[];
  readonly measured: readonly boolean[];
  /** What the other kind of measurement gave: marks that no line joins. */
  readonly marks: readonly (number | null)[];
}

/** decisions §8: assessments and check-ins are never joined by one line. */
export function sourceLine(
  points: readonly AnalyticsPoint[],
  field: ValueField,
  source: MeasurementSource | null,
): SourceLine {
  let last: number | null = null;
  const days = points.map((point) => {
    const basis = basisOf(point, field);
    const isOwn = basis.source === source;
    if (isOwn) last = point[field];
    return {
      value: last,
      measured: basis.measured && isOwn,
      mark: basis.measured && !isOwn ? point[field] : null,
    };
  });
  return {
    values: days.map(({ value }) => value),
    measured: days.map(({ measured }) => measured),
    marks: days.map(({ mark }) => mark),
  };
}

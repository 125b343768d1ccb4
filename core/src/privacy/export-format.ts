import * as z from "zod/mini";
import { Country, TimeZone } from "../account/shapes.ts";
import { activityTypes } from "../activity/catalogue-entry.ts";
import { stressCategories } from "../assessment/questions.ts";
import { patternKeys } from "../breathing/patterns.ts";
import { byLanguage, languages } from "../language.ts";
import { sessionTypes } from "../marketplace/contract.ts";
import { logTypes } from "../progress/contract.ts";
import { optionalText } from "../shapes.ts";
import { AssessmentRow } from "./assessment-row.ts";
import { exportedTables, type ExportedTable } from "./exported-tables.ts";
import { ExperimentEveningRow, ExperimentRow } from "./experiment-rows.ts";
import { ImportedFileRow, ImportFileRow } from "./imported-rows.ts";
import { withLaterTables } from "./later-tables.ts";
import { JournalPageRow } from "./journal-page-row.ts";
import { ReminderSettingsRow } from "./reminder-settings-row.ts";
import { SafetyPlanRow, SafetyPlanRows } from "./safety-plan-rows.ts";

// The file with all of a person's data: docs/export-format.md. Field names are the database's column names; instants are ISO 8601
// with an offset, days are days on the person's own calendar.

export const exportFormat = "remanso-export";
export const exportVersion = 1;
export const mostImportBytes = 24 * 1024 * 1024; // about fifty years of daily use

const Key = z.string().check(z.uuid());
const Moment = z.iso.datetime({ offset: true });
const MomentOrNone = z.nullable(Moment);
const Day = z.iso.date();
// not in files of earlier versions
const ZoneOrNone = z.optional(z.nullable(TimeZone));
// what people type is cleaned as when they type it here
const Text = optionalText;
const Whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
const Between = (min: number, max: number) => z.number().check(z.minimum(min), z.maximum(max));
const Points = z.nullable(Between(0, 10));

const Step = z.strictObject({
  title: Text(120),
  instruction: Text(1000),
  duration: Whole(1, 3600),
});

const Words = z.strictObject(byLanguage(() => Text(500)));
const Booked = z.strictObject({
  id: Text(120),
  name: Words,
  title: Words,
  location: Words,
  timeZone: TimeZone,
  hourlyRate: Between(0, 1_000_000),
  isSample: z.boolean(),
});

/** One row of each table. */
export const exportedRows = {
  assessments: AssessmentRow,
  plans: z.strictObject({
    id: Key,
    assessment_id: Key,
    focus: z.nullable(z.enum(stressCategories)),
    target_activities: Whole(0, 1000),
    target_minutes: Whole(0, 10_000),
    target_breathing: Whole(0, 1000),
    target_check_ins: Whole(0, 1000),
    created_at: Moment,
    archived_at: MomentOrNone,
  }),
  activities: z.strictObject({
    id: Key,
    plan_id: Key,
    catalogue_key: z.nullable(Text(80)),
    custom_name: z.nullable(Text(120)),
    name_key: Text(200),
    activity_type: z.enum(activityTypes),
    duration: z.nullable(Whole(1, 240)),
    notes: z.nullable(Text(2000)),
    steps: z.nullable(z.union([z.literal("generic"), z.array(Step).check(z.maxLength(20))])),
    rank: Whole(0, 2_000_000_000),
    planned_for: z.nullable(Day),
    started_at: MomentOrNone,
    completed_at: MomentOrNone,
    completed_on: z.nullable(Day),
    completed_zone: ZoneOrNone,
    completed_minutes: z.nullable(Whole(0, 1440)),
    /** What the person wrote in the session, decrypted. */
    writing: z.nullable(Text(20_000)),
    writing_edited_at: MomentOrNone,
    diary_entry: z.nullish(z.boolean()),
    rating: z.nullable(z.enum(["better", "same", "worse"])),
    rated_at: MomentOrNone,
    archived_at: MomentOrNone,
    created_at: Moment,
  }),
  check_ins: z.strictObject({
    id: Key,
    mood: Whole(1, 5),
    stress: Points,
    work_stress: Points,
    financial_stress: Points,
    personal_stress: Points,
    global_stress: Points,
    /** The note, decrypted. */
    note: z.nullable(Text(2000)),
    occurred_at: Moment,
    local_date: Day,
    back_dated: z.boolean(),
    created_at: Moment,
    edited_at: MomentOrNone,
  }),
  journal_pages: JournalPageRow,
  safety_plans: SafetyPlanRow,
  experiments: ExperimentRow,
  experiment_evenings: ExperimentEveningRow,
  imports: ImportFileRow,
  imported_rows: ImportedFileRow,
  breathing_games: z.strictObject({
    id: Key,
    pattern: z.enum(patternKeys),
    mode: z.enum(["guided", "follow"]),
    cycles: Whole(1, 100),
    qualities: z.array(Whole(0, 100)).check(z.maxLength(100)),
    average_quality: Between(0, 100),
    perfect_breaths: Whole(0, 100),
    seconds: Whole(0, 86_400),
    finished_at: Moment,
    finished_on: Day,
    finished_zone: ZoneOrNone,
  }),
  garden_plants: z.strictObject({
    type: Text(40),
    ordinal: Whole(1, 1000),
    x: z.nullable(Between(5, 95)),
    y: z.nullable(Between(5, 95)),
    base_health: z.nullable(Whole(10, 100)),
    watered_at: MomentOrNone,
  }),
  garden_waterings: z.strictObject({
    type: Text(40),
    ordinal: Whole(1, 1000),
    at: Moment,
    health: Whole(0, 100),
  }),
  resource_reads: z.strictObject({ resource_id: Text(120), read_at: Moment }),
  milestones: z.strictObject({
    id: Key,
    milestone_type: Text(60),
    achieved_at: Moment,
    acknowledged_at: MomentOrNone,
  }),
  insights: z.strictObject({ id: Key, says: Text(120), created_at: Moment, acknowledged_at: MomentOrNone }),
  usage_sessions: z.strictObject({
    id: Key,
    started_at: Moment,
    last_seen_at: Moment,
    ended_at: MomentOrNone,
  }),
  activity_log: z.strictObject({
    id: Key,
    activity_type: z.enum(logTypes),
    page_url: z.nullable(Text(300)),
    at: Moment,
    local_date: Day,
  }),
  reminder_settings: ReminderSettingsRow,
  rest_days: z.strictObject({ day: Day, rest_id: Key }),
  bookings: z.strictObject({
    id: Key,
    professional_id: Text(120),
    professional: Booked,
    session_type: z.enum(sessionTypes),
    starts_at: Moment,
    ends_at: Moment,
    created_at: Moment,
    cancelled_at: MomentOrNone,
  }),
  notifications: z.looseObject({}),
  identities: z.looseObject({}),
  passkeys: z.looseObject({}),
  sessions: z.looseObject({}),
  page_links: z.looseObject({}),
} as const satisfies Record<ExportedTable, z.ZodMiniType>;

const rows = exportedRows;
/** The most rows of all tables together. */
export const mostRows = 200_000;
const list = <Row extends z.ZodMiniType>(row: Row) => z.array(row).check(z.maxLength(mostRows));

const Person = z.strictObject({
  fullName: z.nullable(Text(200)),
  email: z.nullable(Text(254)),
  language: z.enum(languages),
  theme: z.enum(["light", "dark", "system"]),
  timeZone: TimeZone,
  country: z.nullable(Country),
  consentVersion: Text(40),
  consentedAt: Moment,
  createdAt: Moment,
});

const head = {
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  exportedAt: Moment,
  person: Person,
};

/** The file before its rows are looked at. */
export const ExportFrame = z.strictObject({
  ...head,
  tables: z.pipe(z.transform(withLaterTables), z.record(z.enum(exportedTables), z.array(z.unknown()))),
});

export const ExportFile = z.strictObject({
  ...head,
  tables: z.strictObject({
    assessments: list(rows.assessments),
    plans: list(rows.plans),
    activities: list(rows.activities),
    check_ins: list(rows.check_ins),
    journal_pages: z._default(list(rows.journal_pages), []),
    safety_plans: SafetyPlanRows,
    experiments: z._default(list(rows.experiments), []),
    experiment_evenings: z._default(list(rows.experiment_evenings), []),
    imports: z._default(list(rows.imports), []),
    imported_rows: z._default(list(rows.imported_rows), []),
    breathing_games: list(rows.breathing_games),
    garden_plants: list(rows.garden_plants),
    garden_waterings: list(rows.garden_waterings),
    resource_reads: list(rows.resource_reads),
    milestones: list(rows.milestones),
    insights: list(rows.insights),
    usage_sessions: list(rows.usage_sessions),
    activity_log: list(rows.activity_log),
    reminder_settings: list(rows.reminder_settings),
    rest_days: list(rows.rest_days),
    bookings: list(rows.bookings),
    notifications: list(rows.notifications),
    identities: list(rows.identities),
    passkeys: list(rows.passkeys),
    sessions: list(rows.sessions),
    page_links: z._default(list(rows.page_links), []),
  }),
});
export type ExportFile = z.infer<typeof ExportFile>;

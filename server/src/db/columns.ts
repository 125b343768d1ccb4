import { customType, timestamp } from "drizzle-orm/pg-core";

/** Raw bytes: hashes and sealed values. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An instant with millisecond precision, as JavaScript has it. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

import type { QueryClient } from "@tanstack/react-query";
import { foldName } from "@remanso/core/activity/fold-name.ts";
import { CallError, sendRaw } from "../call.ts";
import { isRecord } from "../outbox/entry.ts";
import { isClosed } from "../outbox/kind.ts";
import { openedText } from "./keyring.ts";

type Row = Readonly<Record<string, unknown>>;

/** The person's download as docs/export-format.md describes it, with what only they can read opened on this device. */
export async function openedDownload(
  client: QueryClient,
  userId: string,
): Promise<{ readonly tables: Readonly<Record<string, readonly Row[]>> }> {
  const answer = await sendRaw(client, { method: "GET", url: "/api/export" });
  if (answer.status !== 200) throw new CallError(answer.status, answer.text);
  const file: unknown = JSON.parse(answer.text);
  if (!isRecord(file) || !isRecord(file["tables"])) throw new Error("This is no download.");
  const tables: Record<string, readonly Row[]> = {};
  for (const [name, rows] of Object.entries(file["tables"]))
    tables[name] = Array.isArray(rows) ? await Promise.all(rows.map((row) => openedRow(row, userId))) : [];
  return { ...file, tables };
}

async function openedRow(row: unknown, userId: string): Promise<Row> {
  if (!isRecord(row)) return {};
  const { closed, ...rest } = row;
  if (!Array.isArray(closed)) return rest;
  const opened: Record<string, unknown> = {};
  for (const one of closed) {
    const text =
      isRecord(one) && isClosed(one) ? await openedText(one, { userId, of: String(row["id"]) }) : null;
    // a copy that silently lacks texts is none
    if (text === null) throw new Error("A text does not open here.");
    opened[String(one.column)] = one.isJson === true ? JSON.parse(text) : text;
  }
  const name = opened["custom_name"];
  // what the name counts as, readable for any installation, which makes its own of it
  const key = typeof name === "string" ? { name_key: `own:${foldName(name)}` } : {};
  return { ...rest, ...opened, ...key };
}

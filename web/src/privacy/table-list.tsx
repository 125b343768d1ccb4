import type { ReactNode } from "react";
import { exportedTables, type ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import { tableWords } from "@remanso/core/privacy/table-words.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** What each table of the download is pressed by. */
export const tableLink =
  "inline-flex min-h-11 items-center text-left text-primary underline underline-offset-4";

/** The tables of the download, one by one. */
export function TableList({
  renderTable,
}: {
  renderTable: (table: ExportedTable, name: string) => ReactNode;
}) {
  const words = useStrings(strings);
  const names = useStrings(tableWords);
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {words.tables}
      </summary>
      <p className="text-[0.95rem] text-soft">{words.tablesText}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
        {exportedTables.map((table) => (
          <li key={table}>{renderTable(table, names[table])}</li>
        ))}
      </ul>
    </details>
  );
}

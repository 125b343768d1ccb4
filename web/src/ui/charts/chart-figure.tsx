import type { ReactNode } from "react";

export interface ChartTable {
  /** The label of the button that opens the table. */
  readonly summary: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its head. Without rows there is no table. */
  readonly rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  caption: string;
  table: ChartTable;
  /** True to show the caption with the table, on demand. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A chart with a caption in words and a table of its numbers that opens on demand. */
export function ChartFigure({ caption, table, isFolded = false, children }: ChartFigureProps) {
  return (
    <figure aria-label={isFolded ? caption : undefined} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {children}
      {isFolded ? null : <figcaption className="text-[0.92rem] text-soft">{caption}</figcaption>}
      {table.rows.length > 0 ? (
        <details className="-m-1 overflow-x-auto p-1 text-[0.92rem]">
          <summary className="inline-flex min-h-11 items-center rounded-control text-soft underline decoration-line underline-offset-4 hover:text-ink">
            {table.summary}
          </summary>
          {isFolded ? <p className="pb-1 text-soft">{caption}</p> : null}
          <DataTable table={table} />
        </details>
      ) : null}
    </figure>
  );
}

function DataTable({ table }: { table: ChartTable }) {
  return (
    <table className="mt-1 w-full border-collapse text-left tabular-nums">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) => (
              <Cell key={column} isHead={column === 0} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ isHead, text }: { isHead: boolean; text: string }) {
  const look = "border-b border-line py-2 pr-4";
  return isHead ? (
    <th scope="row" className={`${look} font-normal`}>
      {text}
    </th>
  ) : (
    <td className={look}>{text}</td>
  );
}

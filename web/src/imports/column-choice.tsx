import { useState, type FormEvent } from "react";
import { dayOrders, type Columns } from "@remanso/core/imports/formats/columns.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { strings } from "./strings.ts";
import type { Stage } from "./use-file.ts";

interface ColumnChoiceProps {
  table: Extract<Stage, { at: "table" }>;
  onChoose: (columns: Columns) => void;
}

type Part = "date" | "time" | "mood" | "note";

/** Which column of a table is what, beginning with a guess. */
export function ColumnChoice({ table, onChoose }: ColumnChoiceProps) {
  const words = useStrings(strings).columns;
  const [columns, setColumns] = useState(table.guess);
  const [ends, setEnds] = useState({
    worst: String(table.guess.scale?.worst ?? 1),
    best: String(table.guess.scale?.best ?? 5),
  });
  const [isTried, setTried] = useState(false);
  const scale = columns.scale && { worst: Number(ends.worst), best: Number(ends.best) };
  const isEmpty = columns.mood === null && columns.note === null;
  const isFlat = scale !== null && !(Math.abs(scale.worst - scale.best) > 0);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && !isFlat) onChoose({ ...columns, scale: columns.mood === null ? null : scale });
  }
  const choice = (part: Part) => (
    <ColumnSelect
      part={part}
      header={table.header}
      chosen={columns[part]}
      onChoose={(column) => setColumns({ ...columns, [part]: column })}
    />
  );
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Sample table={table} />
      <div className="grid items-start grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-5">
        {choice("date")}
        <SelectField
          label={words.order}
          value={columns.order}
          onChange={({ target }) =>
            setColumns({ ...columns, order: dayOrders.find((one) => one === target.value) ?? "ymd" })
          }
        >
          {dayOrders.map((order) => (
            <option key={order} value={order}>
              {words.orders[order]}
            </option>
          ))}
        </SelectField>
        {choice("time")}
        {choice("mood")}
        {columns.mood === null ? null : (
          <SelectField
            label={words.scale}
            value={columns.scale === null ? "words" : "numbers"}
            onChange={({ target }) =>
              setColumns({ ...columns, scale: target.value === "words" ? null : { worst: 1, best: 5 } })
            }
          >
            <option value="numbers">{words.numbers}</option>
            <option value="words">{words.words}</option>
          </SelectField>
        )}
        {columns.mood === null || columns.scale === null
          ? null
          : (["worst", "best"] as const).map((end) => (
              <Field
                key={end}
                label={words[end]}
                inputMode="decimal"
                value={ends[end]}
                error={isTried && isFlat && end === "best" ? words.scaleFault : null}
                onChange={({ target }) => setEnds({ ...ends, [end]: target.value })}
              />
            ))}
        {choice("note")}
      </div>
      <p role="alert" className="empty:hidden">
        {isTried && isEmpty ? words.empty : null}
      </p>
      <Button type="submit" className="min-h-12 justify-self-start px-8">
        {words.go}
      </Button>
    </form>
  );
}

interface ColumnSelectProps {
  part: Part;
  header: readonly string[];
  chosen: number | null;
  onChoose: (column: number | null) => void;
}

function ColumnSelect({ part, header, chosen, onChoose }: ColumnSelectProps) {
  const words = useStrings(strings).columns;
  return (
    <SelectField
      label={words[part]}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
    >
      {part === "date" ? null : <option value="">{words.none}</option>}
      {header.map((name, position) => (
        // two columns may have one name
        <option key={`${position} ${name}`} value={position}>
          {name || words.column(position + 1)}
        </option>
      ))}
    </SelectField>
  );
}

function Sample({ table: { header, rows } }: Pick<ColumnChoiceProps, "table">) {
  const words = useStrings(strings).columns;
  return (
    <div
      // a wide table is scrolled with the keyboard too
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={words.sample}
      className="overflow-x-auto rounded-2xl bg-sunken"
    >
      <table className="w-full text-left text-[0.92rem]">
        <caption className="sr-only">{words.sample}</caption>
        <thead>
          <tr>
            {header.map((name, position) => (
              <th key={`${position} ${name}`} scope="col" className="px-3 py-2 align-top">
                {name || words.column(position + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-t border-line">
              {row.map((cell, position) => (
                <td key={position} className="max-w-60 px-3 py-2 align-top">
                  <span className="line-clamp-3 wrap-anywhere">{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { csvOf } from "@remanso/core/privacy/csv.ts";
import type { ExportedTable } from "@remanso/core/privacy/exported-tables.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { saveFile } from "../app/save-file.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { localDayOf } from "../check-in/local-day.ts";
import { presentMs } from "../device/clock.ts";
import { strings as privacyStrings } from "../privacy/strings.ts";
import { TableList, tableLink } from "../privacy/table-list.tsx";
import { Link } from "../router/link.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { openedDownload } from "./download-queries.ts";
import { strings } from "./strings.ts";
import { useKeyState } from "./use-opened.ts";

/** The person's copies, whose texts only this device can open: they are put together here, and nothing of them travels. */
export function OwnCopies() {
  const words = useStrings(privacyStrings);
  const own = useStrings(strings);
  const { download, state } = useDownload();
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.copy}</h3>
      <p className="text-[0.95rem] text-soft">{words.copyText}</p>
      <p className="text-[0.95rem] text-soft">{own.copyHere}</p>
      {useKeyState() === "closed" ? (
        <Link to="/settings" hash="only-you" className={`${buttonClass("soft")} justify-self-start`}>
          {own.openTitle}
        </Link>
      ) : (
        <Files state={state} onDownload={(table) => void download(table)} />
      )}
    </div>
  );
}

interface FilesProps {
  state: "idle" | "busy" | "failed";
  /** All of it, or one table. */
  onDownload: (table: ExportedTable | null) => void;
}

function Files({ state, onDownload }: FilesProps) {
  const words = useStrings(privacyStrings);
  const own = useStrings(strings);
  return (
    <>
      <Button
        className="justify-self-start"
        aria-disabled={state === "busy"}
        onClick={() => onDownload(null)}
      >
        <Download aria-hidden="true" size={18} />
        {state === "busy" ? own.opening : words.download}
      </Button>
      <p role="alert" className="empty:hidden">
        {state === "failed" ? own.copyFailed : ""}
      </p>
      <TableList
        renderTable={(table, name) => (
          <button type="button" onClick={() => onDownload(table)} className={tableLink}>
            {name}
          </button>
        )}
      />
    </>
  );
}

function useDownload() {
  const client = useQueryClient();
  const userId = useUser()?.id ?? "";
  const { timeZone } = useVisitor();
  const [state, setState] = useState<FilesProps["state"]>("idle");

  /** All of it, or one table of it. */
  async function download(table: ExportedTable | null): Promise<void> {
    if (state === "busy") return;
    setState("busy");
    try {
      const file = await openedDownload(client, userId);
      const name = `remanso-${localDayOf(new Date(presentMs()).toISOString(), timeZone)}`;
      if (table === null) saveFile(`${name}.json`, JSON.stringify(file, null, 1));
      else saveFile(`${name}-${table}.csv`, tableText(file.tables[table] ?? []), "text/csv");
      setState("idle");
    } catch {
      setState("failed");
    }
  }
  return { download, state };
}

function tableText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  return csvOf(rows, [...new Set(rows.flatMap((row) => Object.keys(row)))]);
}

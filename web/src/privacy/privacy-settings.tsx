import { useQuery } from "@tanstack/react-query";
import { Download, FileUp } from "lucide-react";
import { useState } from "react";
import type { UsageDays } from "@remanso/core/privacy/contract.ts";
import { useUser } from "../account/use-user.ts";
import { Link } from "../router/link.tsx";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyDialog, lazyPart } from "../app/lazy-part.tsx";
import { useToast } from "../app/toasts.tsx";
import { SettingsBody } from "../settings/settings-group.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { retentionQuery, useKeepUsageFor } from "./queries.ts";
import { strings } from "./strings.ts";
import { TableList, tableLink } from "./table-list.tsx";

const DeleteDialog = lazyDialog(() =>
  importAgain(() => import("./delete-dialog.tsx")).then(({ DeleteDialog: Part }) => Part),
);

// what only its writer can read is put together on the device
const OwnCopies = lazyPart(() =>
  importAgain(() => import("../only-you/own-copies.tsx")).then(({ OwnCopies: Part }) => Part),
);

/** decisions §10: a copy of everything, how long use is kept, bringing a file in, and deletion. */
export function PrivacySettings() {
  const words = useStrings(strings);
  return (
    <SettingsBody>
      <p className="text-soft">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <a href="/privacy" className={buttonClass("soft")}>
          {words.read}
        </a>
        <Link to="/professional-page" className={buttonClass("soft")}>
          {words.shared}
        </Link>
      </div>
      {useUser()?.contentKeyVersion ? <OwnCopies /> : <Copies />}
      <UsageChoice />
      <BringIn />
      <Removal />
    </SettingsBody>
  );
}

function Copies() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.copy}</h3>
      <p className="text-[0.95rem] text-soft">{words.copyText}</p>
      <a href="/api/export" download className={`${buttonClass("primary")} justify-self-start`}>
        <Download aria-hidden="true" size={18} />
        {words.download}
      </a>
      <TableList
        renderTable={(table, name) => (
          <a href={`/api/export/${table}.csv`} download className={tableLink}>
            {name}
          </a>
        )}
      />
    </div>
  );
}

function BringIn() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.bring}</h3>
      <p className="text-[0.95rem] text-soft">{words.bringText}</p>
      <Link to="/import" className={`${buttonClass("soft")} justify-self-start`}>
        <FileUp aria-hidden="true" size={18} />
        {words.bringButton}
      </Link>
    </div>
  );
}

const choices: readonly UsageDays[] = [30, 90, 365, null];

function UsageChoice() {
  const words = useStrings(strings);
  const toast = useToast();
  const { data } = useQuery(retentionQuery);
  const { mutate, isPending, variables } = useKeepUsageFor();
  const current = isPending ? (variables.input?.usageDays ?? null) : (data?.usageDays ?? null);
  const keep = (usageDays: UsageDays) =>
    mutate(
      { input: { usageDays } },
      {
        onSuccess: () => toast({ title: words.saved }),
        onError: (error) =>
          toast({
            kind: "failure",
            title: words.failed,
            description: error.status === 0 ? words.offline : (error.problem?.detail ?? ""),
          }),
      },
    );
  return (
    <SelectField
      label={words.usage}
      hint={words.usageHint}
      value={String(current)}
      disabled={data === undefined}
      onChange={(event) => keep(choices.find((days) => String(days) === event.target.value) ?? null)}
      className="border-t border-line pt-5"
    >
      {choices.map((days) => (
        <option key={String(days)} value={String(days)}>
          {words.days(days)}
        </option>
      ))}
    </SelectField>
  );
}

function Removal() {
  const words = useStrings(strings);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-[1.15rem]">{words.remove}</h3>
      <p className="text-[0.95rem] text-soft">{words.removeText}</p>
      <Button kind="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {words.removeButton}
      </Button>
      {isAsking ? <DeleteDialog onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

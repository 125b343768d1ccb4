import type { Passkey } from "@remanso/core/account/shapes.ts";
import { FormMessage } from "../account/form-message.tsx";
import { useRenamePasskey } from "../account/passkey-queries.ts";
import { useForm } from "../account/use-form.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { strings } from "./ways-in-text.ts";

/** A passkey's name, to be written anew. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const words = useStrings(strings);
  const rename = useRenamePasskey();
  const { form, faults, onSubmit } = useForm(({ name = "" }, onError) =>
    rename.mutate({ params: { id: passkey.id }, input: { name } }, { onError, onSuccess: onDone }),
  );
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-4">
      {/* it takes the place of what was pressed */}
      <div ref={selectAll}>
        <Field
          name="name"
          label={words.passkeyName}
          defaultValue={passkey.name}
          maxLength={60}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key === "Escape") onDone();
          }}
          error={faults.fields["name"]}
        />
      </div>
      <FormMessage message={faults.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={rename.isPending}>
          {words.save}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

function selectAll(box: HTMLElement | null): void {
  box?.querySelector("input")?.select();
}

import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from "react";

const box =
  "w-full rounded-2xl border border-[color-mix(in_oklch,var(--soft)_60%,transparent)] bg-paper px-4 py-2.5 text-ink " +
  "placeholder:text-soft aria-invalid:border-berry";

interface Labelled {
  label: string;
  /** What is wrong with what was typed; announced with the field. */
  error?: string | null | undefined;
  hint?: ReactNode;
}

type FieldProps = Labelled & InputHTMLAttributes<HTMLInputElement>;

/** A labelled input with its hint and its error beside it. */
export function Field({ label, error, hint, className = "", ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        className={`${box} min-h-12`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        {...input}
      />
      <FieldNotes id={`${id}-more`} error={error} hint={hint} />
    </div>
  );
}

type TextFieldProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** As `Field`, for longer text. */
export function TextField({ label, error, hint, className = "", ...area }: TextFieldProps) {
  const id = useId();
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        className={box}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-more`}
        {...area}
      />
      <FieldNotes id={`${id}-more`} error={error} hint={hint} />
    </div>
  );
}

function FieldNotes({
  id,
  error,
  hint,
}: {
  id: string;
  error?: string | null | undefined;
  hint?: ReactNode;
}) {
  return (
    <div id={id} className="text-[0.9rem]">
      {error ? (
        <p role="alert" className="font-semibold text-ink">
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-berry" />
          {error}
        </p>
      ) : null}
      {hint ? <p className="text-soft">{hint}</p> : null}
    </div>
  );
}

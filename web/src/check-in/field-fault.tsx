/** What is wrong with a field, beside it. */
export function FieldFault({ id, text }: { id: string; text: string | null }) {
  return (
    <p id={id} role="alert" className={text ? "mt-1.5 text-[0.9rem] font-semibold" : "sr-only"}>
      {text ? <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-berry" /> : null}
      {text}
    </p>
  );
}

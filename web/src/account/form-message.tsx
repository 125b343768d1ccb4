/** What is wrong with a form as a whole. The empty element is always there, so that screen readers announce the text, and takes no room. */
export function FormMessage({ message }: { message: string | null }) {
  return (
    <div role="alert" className="empty:absolute">
      {message ? (
        <p className="rounded-card border border-berry px-5 py-3 font-semibold">
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-berry" />
          {message}
        </p>
      ) : null}
    </div>
  );
}

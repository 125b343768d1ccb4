/** A grey placeholder while something loads; `className` gives it the height of what will stand there. */
export function Shape({ className = "" }: { className?: string }) {
  return <div aria-hidden="true" className={`rounded-card bg-sunken ${className}`} />;
}

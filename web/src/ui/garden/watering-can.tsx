/** A watering can; while `pouring` it tilts and drops fall from its rose, once. */
export function WateringCan({ pouring, className }: { pouring: boolean; className?: string }) {
  const state = pouring ? "watering-can watering-can-pouring" : "watering-can";
  return (
    <svg className={className ? `${state} ${className}` : state} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <g className="watering-can-body">
        <path d="M52 40h40l4 38H50z" fill="var(--art-clay)" />
      </g>
    </svg>
  );
}

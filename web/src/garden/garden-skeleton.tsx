import { useStrings } from "../app/language.tsx";
import { strings } from "./strings.ts";

/** The outline of the garden while it is on its way: hills, a pond and the path to it. */
export function GardenSkeleton() {
  const words = useStrings(strings);
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div aria-hidden="true" className="h-13 max-w-md rounded-[26px] bg-sunken" />
      <div aria-hidden="true" className="aspect-[4/5] overflow-hidden md:aspect-[16/10] lg:aspect-video rounded-card bg-sunken">
        <svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" className="size-full text-line" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M-10 92Q60 42 132 80Q190 40 262 78Q330 48 412 88" />
          <ellipse cx="268" cy="168" rx="92" ry="34" />
          <ellipse cx="268" cy="168" rx="58" ry="20" />
          <path d="M-10 214Q90 186 172 216T412 208M-10 232Q90 204 172 234T412 226" />
        </svg>
      </div>
    </div>
  );
}

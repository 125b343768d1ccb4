import { OnlyYouGate } from "../only-you/gate.tsx";
import { useKeyState } from "../only-you/use-opened.ts";
import { SessionLoading } from "./session-loading.tsx";

/** In place of a session whose steps only its person can read, until they are open here. */
export function ClosedSession({ name }: { name: string }) {
  if (useKeyState() !== "closed") return <SessionLoading />;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 py-4">
      <h1 className="text-[min(1.875rem,9vw)] lg:text-4xl">{name}</h1>
      <OnlyYouGate>{null}</OnlyYouGate>
    </div>
  );
}

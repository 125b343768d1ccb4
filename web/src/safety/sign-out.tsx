import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { userQuery } from "../account/queries.ts";
import { forgetPerson } from "../chat/device-traces.ts";
import { keptPlan } from "./plan-keeping.ts";
import { isEmptyPlan } from "./safety-plan.ts";

const SignOutDialog = lazy(() =>
  import("./sign-out-dialog.tsx").then((module) => ({ default: module.SignOutDialog })),
);

/**
 * The way out. What this device keeps of the person goes with it; a safety plan, which is nowhere else, not before they were told.
 * specification §2: the way out is a navigation to /api/logout
 */
export function SignOutLink({ label, className }: { label: string; className: string }) {
  const { data: user } = useQuery(userQuery);
  const [isAsking, setAsking] = useState(false);
  const userId = user?.id ?? null;
  return (
    <>
      <a
        href="/api/logout"
        onClick={(event) => {
          if (isEmptyPlan(keptPlan(userId))) return forgetPerson();
          event.preventDefault();
          setAsking(true);
        }}
        className={className}
      >
        {label}
      </a>
      {isAsking ? (
        <Suspense>
          <SignOutDialog plan={keptPlan(userId)} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

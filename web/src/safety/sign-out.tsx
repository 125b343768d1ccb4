import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { userQuery } from "../account/queries.ts";
import { forgetPerson, onlyHere } from "../chat/device-traces.ts";

const SignOutDialog = lazy(() =>
  import("./sign-out-dialog.tsx").then((module) => ({ default: module.SignOutDialog })),
);

/**
 * The way out. What this device keeps of the person goes with it; what is nowhere else, not before they were told.
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
          const isLost = userId !== null && Object.values(onlyHere(userId)).includes(true);
          // then there is nothing that would take its time
          if (!isLost) return void forgetPerson();
          event.preventDefault();
          setAsking(true);
        }}
        className={className}
      >
        {label}
      </a>
      {isAsking && userId !== null ? (
        <Suspense>
          <SignOutDialog userId={userId} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

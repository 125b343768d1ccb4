import { lazy, Suspense, useState, type ReactNode } from "react";
import type { CallError } from "../call.ts";
import { PromptError } from "./prompt-error.ts";

const ProofDialog = lazy(() =>
  import("./proof-dialog.tsx").then((module) => ({ default: module.ProofDialog })),
);

interface Proof {
  /** True when `error` asks for a proof: the window for it opens, and `again` is done once it is given. */
  readonly isAsked: (error: CallError | PromptError, again: () => void) => boolean;
  /** Has its place wherever the component draws. */
  readonly window: ReactNode;
}

/** For whatever the server does only after a fresh proof (`proof_needed`): asks for it, then does it again. */
export function useProof(): Proof {
  const [again, setAgain] = useState<(() => void) | null>(null);
  const close = () => setAgain(null);
  return {
    isAsked: (error, retry) => {
      const isAsked = !(error instanceof PromptError) && error.problem?.code === "proof_needed";
      if (isAsked) setAgain(() => retry);
      return isAsked;
    },
    window: again ? (
      <Suspense>
        <ProofDialog
          onClose={close}
          onProved={() => {
            close();
            again();
          }}
        />
      </Suspense>
    ) : null,
  };
}

import { useState, type ReactNode } from "react";
import { importAgain } from "../app/import-again.ts";
import { lazyDialog } from "../app/lazy-part.tsx";
import type { CallError } from "../call.ts";
import { PromptError } from "./prompt-error.ts";

const ProofDialog = lazyDialog(() =>
  importAgain(() => import("./proof-dialog.tsx")).then(({ ProofDialog: Part }) => Part),
);

interface Proof {
  /** True when `error` asks for proof of identity: opens its window and calls `again` once it is given. */
  readonly isAsked: (error: CallError | PromptError, again: () => void) => boolean;
  /** The dialog; the component renders it wherever it likes. */
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
      <ProofDialog
        onClose={close}
        onProved={() => {
          close();
          again();
        }}
      />
    ) : null,
  };
}

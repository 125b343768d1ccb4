import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { useToast } from "../app/toasts.tsx";
import { fetchAhead } from "../first-paint/when-quiet.ts";

interface DialogProps {
  open: boolean;
  before: CheckIn | null;
  isInJournal: boolean;
  onClose: () => void;
}

const loadDialog = () => importAgain(() => import("./check-in-dialog.tsx"));

/** Opens the check-in from any screen: `open` starts a new one or edits one; `view` is the dialog to render. */
export function useCheckIn({ isInJournal = false } = {}): {
  open: (before?: CheckIn) => void;
  view: ReactNode;
} {
  const words = useStrings(strings);
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [shown, setShown] = useState<{ before: CheckIn | null; isOpen: boolean }>({
    before: null,
    isOpen: false,
  });
  useEffect(() => fetchAhead(loadDialog), []);
  return {
    open: (before) => {
      loadDialog().then(
        ({ CheckInDialog }) => {
          setDialog(() => CheckInDialog);
          setShown({ before: before ?? null, isOpen: true });
        },
        () => toast({ kind: "failure", title: words.offline }),
      );
    },
    view: Dialog ? (
      <Dialog
        open={shown.isOpen}
        before={shown.before}
        isInJournal={isInJournal}
        onClose={() => setShown((last) => ({ ...last, isOpen: false }))}
      />
    ) : null,
  };
}

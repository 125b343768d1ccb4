import { FormMessage } from "../account/form-message.tsx";
import { useUser } from "../account/use-user.ts";
import { useProof } from "../account/use-proof.tsx";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { personLeaves } from "../device/person.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useDeleteAccount } from "./queries.ts";
import { strings } from "./strings.ts";

/** Says what goes, asks once more who it is where that was long ago, and deletes. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings);
  const { mutate, isPending, isSuccess, error } = useDeleteAccount();
  const proof = useProof();
  const user = useUser();
  const remove = () =>
    mutate(
      { idempotencyKey: newKey() },
      {
        onSuccess: () => void leave(user?.id),
        onError: (failure) => void proof.isAsked(failure, remove),
      },
    );
  const isRefused = error !== null && error.problem?.code !== "proof_needed";
  const message = error?.status === 0 ? words.offline : (error?.problem?.detail ?? words.failed);
  return (
    <>
      <Dialog open onClose={onClose} title={words.removeTitle} closeLabel={words.close}>
        <p>{words.removeWhat}</p>
        <p className="text-soft">{words.removeUnsent}</p>
        <FormMessage message={isRefused ? message : null} />
        <div className="flex flex-wrap gap-3">
          <Button onClick={onClose}>{words.stay}</Button>
          <a href="/api/export" download className={buttonClass("soft")}>
            {words.removeCopy}
          </a>
          <Button kind="danger" onClick={remove} disabled={isPending || isSuccess}>
            {isPending || isSuccess ? words.removing : words.removeYes}
          </Button>
        </div>
      </Dialog>
      {proof.window}
    </>
  );
}

/** Nothing of the person stays on the device either. */
async function leave(userId: string | undefined): Promise<void> {
  if (userId !== undefined) await personLeaves(userId);
  location.assign("/");
}

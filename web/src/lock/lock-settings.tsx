import { useState, useSyncExternalStore } from "react";
import { useUser } from "../account/use-user.ts";
import { useSupportsPasskeys } from "../account/use-supports-passkeys.ts";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { lazyDialog } from "../app/lazy-part.tsx";
import { keepPreference } from "../app/preferences.ts";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { watchKept } from "../device/keep.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { Switch } from "../ui/switch.tsx";
import { canKeepCode } from "./code.ts";
import { showLocalPasskey } from "./local-passkey.ts";
import { closeNow, keepLock, lockMinutes, lockOf, type Lock, type LockMinutes } from "./lock-state.ts";
import { setLocked } from "./locked.ts";
import { strings } from "./settings-text.ts";

const CodeDialog = lazyDialog(() =>
  importAgain(() => import("./code-dialog.tsx")).then(({ CodeDialog: Part }) => Part),
);

/** A lock for a shared device, a plain name for its tab, and how to leave in a hurry. decisions §12 */
export function LockSettings() {
  const words = useStrings(strings);
  const user = useUser();
  const userId = user?.id ?? null;
  return (
    <>
      {userId === null ? null : canKeepCode() ? (
        <OwnLock userId={userId} />
      ) : (
        <p className="text-soft">{words.needsHttps}</p>
      )}
      <Discreet />
      <div className="grid gap-0.5">
        <h3 className="font-body text-[1rem] font-semibold">{words.exit}</h3>
        <p className="max-w-[60ch] text-[0.9rem] text-soft">
          {user?.contentKeyVersion ? words.exitTextClosed : words.exitText}
        </p>
      </div>
    </>
  );
}

function OwnLock({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const lock = useSyncExternalStore(watchLock, () => lockOf(userId), noLock);
  return (
    <div className="grid gap-5">
      <p className="max-w-[60ch] text-[0.95rem]">{words.whatItIs}</p>
      {lock ? <LockChoices userId={userId} lock={lock} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button kind="soft" onClick={() => setOpen(true)}>
          {lock ? words.changeCode : words.setCode}
        </Button>
        {lock ? (
          <>
            <Button
              kind="soft"
              onClick={() => {
                closeNow(userId);
                setLocked(true);
              }}
            >
              {words.lockNow}
            </Button>
            <Button
              kind="plain"
              onClick={() => {
                keepLock(userId, null);
                toast({ title: words.removed });
              }}
            >
              {words.remove}
            </Button>
          </>
        ) : null}
      </div>
      {isOpen ? <CodeDialog userId={userId} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function LockChoices({ userId, lock }: { userId: string; lock: Lock }) {
  const words = useStrings(strings);
  const toast = useToast();
  const canUsePasskeys = useSupportsPasskeys();
  const askForPasskey = async () => {
    const passkey = await showLocalPasskey(null);
    const current = lockOf(userId);
    if (passkey === null || !current) toast({ kind: "failure", title: words.passkeyFailed });
    else keepLock(userId, { ...current, passkey });
  };
  return (
    <>
      <SelectField
        label={words.after}
        value={lock.minutes}
        onChange={({ target }) => keepLock(userId, { ...lock, minutes: minutesOf(target.value) })}
      >
        {lockMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {words.afterChoices[minutes]}
          </option>
        ))}
      </SelectField>
      {canUsePasskeys ? (
        <Switch
          label={words.passkey}
          hint={words.passkeyHint}
          checked={lock.passkey !== null}
          onChange={(isWanted) =>
            isWanted ? void askForPasskey() : keepLock(userId, { ...lock, passkey: null })
          }
        />
      ) : null}
    </>
  );
}

function minutesOf(value: string): LockMinutes {
  return lockMinutes.find((minutes) => String(minutes) === value) ?? lockMinutes[1];
}

function Discreet() {
  const words = useStrings(strings);
  const visitor = useVisitor();
  return (
    <Switch
      label={words.discreet}
      hint={words.discreetHint}
      checked={visitor.discreet}
      onChange={(isWanted) => {
        keepPreference("discreet", isWanted ? "on" : "off");
        location.reload();
      }}
    />
  );
}

function noLock(): null {
  return null;
}

function watchLock(listener: () => void): () => void {
  return watchKept("lock", listener);
}

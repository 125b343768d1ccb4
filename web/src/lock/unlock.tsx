import { useEffect, useState, type FormEvent } from "react";
import { endOnServer } from "../account/end-session.ts";
import { useStrings, type WordsOf } from "../app/language.tsx";
import { signInAddress } from "../device/person.ts";
import { tellTabs } from "../device/tabs.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { isRightCode } from "./code.ts";
import { strings } from "./unlock-text.ts";
import { showLocalPasskey } from "./local-passkey.ts";
import { setLocked } from "./locked.ts";
import {
  afterRightCode,
  afterWrongCode,
  keepLock,
  lockOf,
  stayOpen,
  waitMs,
  type Lock,
} from "./lock-state.ts";

/** The ways to open what is locked: the code, a passkey if one was chosen, and signing in again. */
export function Unlock({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const [isForgotten, setForgotten] = useState(false);
  const lock = lockOf(userId);
  if (!lock) return null;
  return (
    <div className="grid gap-3">
      <CodeForm userId={userId} />
      {lock.passkey === null ? null : <PasskeyButton userId={userId} passkey={lock.passkey} />}
      {isForgotten ? (
        <SignInAgain userId={userId} />
      ) : (
        <Button kind="plain" className="-ml-5 justify-self-start" onClick={() => setForgotten(true)}>
          {words.forgot}
        </Button>
      )}
    </div>
  );
}

function CodeForm({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const [isChecking, setChecking] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [waitsMs, setWaitsMs] = useWait(userId);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    const lock = lockOf(userId);
    if (!lock || !field || field.value === "" || isChecking || waitsMs > 0) return;
    setChecking(true);
    const isRight = await isRightCode(field.value, lock);
    setChecking(false);
    if (isRight) return open(userId, lock);
    const next = afterWrongCode(lock, Date.now());
    keepLock(userId, next);
    setWrong(true);
    setWaitsMs(waitMs(next, Date.now()));
    field.value = "";
    field.focus();
  };
  const wrong = waitsMs > 0 ? words.wait(leftIn(waitsMs, words)) : isWrong ? words.wrong : null;
  return (
    <form onSubmit={(event) => void check(event)} method="post" noValidate className="grid gap-3">
      <Field
        label={words.code}
        name="code"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        error={wrong}
      />
      <Button type="submit" aria-disabled={isChecking || waitsMs > 0} className="min-h-13">
        {isChecking ? words.opening : words.open}
      </Button>
    </form>
  );
}

const lookEveryMs = 10_000;

/** How long no code is taken, looked at now and then, so that a screen reader is not told every second. */
function useWait(userId: string) {
  const [waitsMs, setWaitsMs] = useState(() => leftOf(userId));
  useEffect(() => {
    if (waitsMs <= 0) return undefined;
    const timer = setTimeout(() => setWaitsMs(leftOf(userId)), Math.min(waitsMs, lookEveryMs));
    return () => clearTimeout(timer);
  }, [userId, waitsMs]);
  return [waitsMs, setWaitsMs] as const;
}

function leftOf(userId: string): number {
  const lock = lockOf(userId);
  return lock ? waitMs(lock, Date.now()) : 0;
}

function leftIn(ms: number, words: WordsOf<typeof strings>): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 60 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

function PasskeyButton({ userId, passkey }: { userId: string; passkey: string }) {
  const words = useStrings(strings);
  const [hasFailed, setFailed] = useState(false);
  const ask = async () => {
    setFailed(false);
    const shown = await showLocalPasskey(passkey);
    const lock = lockOf(userId);
    if (shown !== null && lock) open(userId, lock);
    else setFailed(true);
  };
  return (
    <>
      <Button kind="soft" className="min-h-13" onClick={() => void ask()}>
        {words.passkey}
      </Button>
      <p role="status" className="text-[0.95rem] empty:hidden">
        {hasFailed ? words.passkeyFailed : ""}
      </p>
    </>
  );
}

function SignInAgain({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const [isAway, setAway] = useState(false);
  const go = async () => {
    setAway(false);
    if (!(await endOnServer())) return setAway(true);
    keepLock(userId, null);
    tellTabs({ kind: "ended", userId });
    location.replace(signInAddress());
  };
  return (
    <div className="grid gap-3">
      <p className="text-[0.95rem] text-soft">{words.forgotText}</p>
      <Button kind="soft" className="min-h-13" onClick={() => void go()}>
        {words.signInAgain}
      </Button>
      <p role="alert" className="text-[0.95rem] empty:hidden">
        {isAway ? words.away : ""}
      </p>
    </div>
  );
}

function open(userId: string, lock: Lock): void {
  keepLock(userId, afterRightCode(lock));
  stayOpen(userId, lock, Date.now());
  setLocked(false);
}

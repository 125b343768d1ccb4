import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { LoadFailure } from "../app/load-failure.tsx";
import { Button } from "../ui/button.tsx";
import { Shape } from "../ui/shape.tsx";
import { canClose } from "./content-key.ts";
import { KeyIsOn } from "./key-is-on.tsx";
import { contentKeyQuery } from "./queries.ts";
import { SetUp } from "./set-up.tsx";
import { strings } from "./strings.ts";
import { Turning } from "./turning.tsx";
import { Unlock } from "./unlock.tsx";
import { useKeyState } from "./use-opened.ts";

/** Texts that only their writer can read: turned on, changed and turned off. decisions §12 */
export function OnlyYouSettings() {
  const words = useStrings(strings);
  const user = useUser();
  const { data, error, refetch } = useQuery(contentKeyQuery);
  const keyState = useKeyState();
  if (!canClose()) return <p className="text-soft">{words.needsHttps}</p>;
  if (!data || !user) {
    if (!error) return <Shape className="h-48" />;
    const text = error.status === 0 ? words.offline : words.failed;
    return <LoadFailure text={text} onRetry={() => void refetch()} />;
  }
  const isOn = data.version > 0;
  if (isOn && keyState === "closed")
    return (
      <>
        <p>{words.isOnClosed}</p>
        <p className="text-[0.95rem] text-soft">{words.firstOpen}</p>
        <Unlock />
      </>
    );
  if (isOn && keyState !== "open") return <Shape className="h-48" />;
  if (!data.isSettled) return <Turning userId={user.id} version={data.version} left={data.left} />;
  return isOn ? <KeyIsOn contentKey={data} userId={user.id} /> : <Off userId={user.id} />;
}

function Off({ userId }: { userId: string }) {
  const words = useStrings(strings);
  const [isSettingUp, setSettingUp] = useState(false);
  if (isSettingUp) return <SetUp userId={userId} onCancel={() => setSettingUp(false)} />;
  return (
    <>
      <p className="max-w-[60ch]">{words.what}</p>
      <Points title={words.doesTitle} points={words.does} />
      <Points title={words.notTitle} points={words.nots} />
      <p className="max-w-[60ch] rounded-2xl bg-wash px-4 py-3 font-semibold">{words.lost}</p>
      <Button kind="soft" className="justify-self-start" onClick={() => setSettingUp(true)}>
        {words.turnOn}
      </Button>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="font-body text-[1rem] font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1.5 pl-5 text-[0.95rem] text-soft">
        {points.map((point) => (
          <li key={point} className="max-w-[60ch]">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

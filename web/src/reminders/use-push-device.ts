import { useEffect, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { canPush, currentSubscription, subscribe, type DeviceState } from "./push-device.ts";
import { usePushCalls } from "./queries.ts";
import { strings } from "./strings.ts";

interface Asked {
  /** Whether the account wants web push at all. */
  readonly isWanted: boolean;
  /** Told when this browser was turned on, or was the last one and is turned off. */
  readonly onTurned: (isOn: boolean) => void;
}

/** Whether this browser receives web push, and the ways to change that. The browser itself asks only after a press. */
export function usePushDevice({ isWanted, onTurned }: Asked) {
  const words = useStrings(strings);
  const toast = useToast();
  const calls = usePushCalls();
  const [state, setState] = useState<DeviceState>("checking");

  useEffect(() => {
    let isHere = true;
    void look(calls, isWanted).then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
    // once for each visit: later changes are made here
  }, []);

  const turnOn = async () => {
    setState("asking");
    const permission = await Notification.requestPermission();
    if (permission !== "granted") return setState(permission === "denied" ? "denied" : "off");
    try {
      const publicKey = await calls.publicKey();
      if (publicKey === null) return setState("noKey");
      await calls.tell(await subscribe(publicKey));
      setState("on");
      onTurned(true);
      await calls.askAgain();
    } catch (error) {
      console.info("This browser could not subscribe.", error);
      setState("off");
      toast({ kind: "failure", title: words.pushFailed, description: words.pushFailedMore });
    }
  };

  const turnOff = async () => {
    setState("off");
    try {
      const publicKey = await calls.publicKey();
      const subscription = publicKey === null ? null : await currentSubscription(publicKey);
      if (!subscription) return;
      const { devices } = await calls.takeBack(subscription);
      await subscription.unsubscribe();
      if (devices === 0) onTurned(false);
      else await calls.askAgain();
    } catch (error) {
      console.info("This browser could not be unsubscribed.", error);
      setState("on");
      toast({ kind: "failure", title: words.notSaved, description: words.undone });
    }
  };

  return { state, turnOn: () => void turnOn(), turnOff: () => void turnOff() };
}

type Calls = ReturnType<typeof usePushCalls>;

async function look(calls: Calls, isWanted: boolean): Promise<DeviceState> {
  if (!canPush()) return "unsupported";
  try {
    const publicKey = await calls.publicKey();
    if (publicKey === null) return "noKey";
    if (Notification.permission === "denied") return "denied";
    const subscription = await currentSubscription(publicKey);
    if (!subscription || !isWanted || Notification.permission !== "granted") return "off";
    // the server may have forgotten it: it belongs to a session, and this may be another one
    await calls.tell(subscription);
    return "on";
  } catch (error) {
    console.info("It is not known whether this browser is subscribed.", error);
    return "off";
  }
}

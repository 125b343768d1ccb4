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
  }, [calls, isWanted]);

  const turnOn = async () => {
    setState("asking");
    try {
      const found = await begin(calls);
      setState(found);
      if (found === "on") onTurned(true);
    } catch (error) {
      console.info("This browser could not subscribe.", error);
      setState("off");
      toast({ kind: "failure", title: words.pushFailed, description: words.pushFailedMore });
    }
  };
  const turnOff = async () => {
    setState("off");
    try {
      if (!(await end(calls))) onTurned(false);
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

/** Lets the browser ask, and subscribes it when its person says yes. */
async function begin(calls: Calls): Promise<DeviceState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  const publicKey = await calls.publicKey();
  if (publicKey === null) return "noKey";
  await calls.tell(await subscribe(publicKey));
  await calls.askAgain();
  return "on";
}

/** Takes this browser out. True while there are others. */
async function end(calls: Calls): Promise<boolean> {
  const publicKey = await calls.publicKey();
  const subscription = publicKey === null ? null : await currentSubscription(publicKey);
  if (!subscription) return false;
  const { devices } = await calls.takeBack(subscription);
  await subscription.unsubscribe();
  await calls.askAgain();
  return devices > 0;
}

import { useState } from "react";
import { useProof } from "../account/use-proof.tsx";
import { useStrings } from "../app/language.tsx";
import { CodeStep } from "./code-step.tsx";
import { newContentKey, newVersion, wayFor, type Shown } from "./content-key.ts";
import { FirstWay } from "./first-way.tsx";
import { keepKey } from "./keyring.ts";
import { useBegin } from "./queries.ts";
import { strings } from "./strings.ts";

/** A new content key, with two ways to it: words or a passkey, and a recovery code. What is begun here is gone on with by `Turning`. */
export function SetUp({ userId, onCancel }: { userId: string; onCancel: () => void }) {
  const words = useStrings(strings);
  const [first, setFirst] = useState<Shown | null>(null);
  const { begin, isPending, fault, proofWindow } = useNewKey(userId);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {first === null ? (
        <FirstWay onMade={setFirst} onBack={onCancel} />
      ) : (
        <CodeStep onMade={(code) => begin([first, code])} onBack={() => setFirst(null)} />
      )}
      <p role="status" className="empty:hidden">
        {isPending ? words.turning.on : ""}
      </p>
      <p role="alert" className="font-semibold empty:hidden">
        {fault}
      </p>
      {proofWindow}
    </div>
  );
}

/** Makes the key, keeps it on this device, and tells the server its wrapped forms. */
function useNewKey(userId: string) {
  const words = useStrings(strings);
  const proof = useProof();
  const { mutate, isPending } = useBegin();
  const [fault, setFault] = useState("");

  async function begin(shown: readonly Shown[]): Promise<void> {
    const [raw, version] = [newContentKey(), newVersion()];
    const ways = await Promise.all(shown.map((one) => wayFor(raw, one, { userId, version })));
    // a key that the server never hears of does no harm: no other has its number
    await keepKey(userId, version, raw);
    const send = () => {
      setFault("");
      mutate(
        { input: { version, ways } },
        {
          onError: (error) => {
            if (!proof.isAsked(error, send))
              setFault(error.status === 0 ? words.offline : (error.problem?.detail ?? words.failed));
          },
        },
      );
    };
    send();
  }
  return {
    begin: (shown: readonly Shown[]) => void begin(shown),
    isPending,
    fault,
    proofWindow: proof.window,
  };
}

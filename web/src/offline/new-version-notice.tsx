import { useEffect, useState } from "react";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { onNewVersion, takeNewVersion } from "./new-version.ts";
import { strings } from "./strings.ts";

/** A line that says a new version is ready, with a button to load it and one to dismiss the line. */
export function NewVersionNotice() {
  const words = useStrings(strings);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => onNewVersion(() => setOffered(true)), []);
  if (!isOffered) return <div role="status" className="contents" />;
  return (
    <div role="status" className="mx-auto w-full max-w-[1120px] px-6 pb-2 sm:px-10 lg:px-12">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-wash px-5 py-3 text-[0.95rem]">
        <p className="min-w-0 flex-[1_1_14rem]">{words.newVersion}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="soft" className="bg-raised!" onClick={() => void takeNewVersion()}>
            {words.takeVersion}
          </Button>
          <Button kind="plain" onClick={() => setOffered(false)}>
            {words.versionLater}
          </Button>
        </div>
      </div>
    </div>
  );
}

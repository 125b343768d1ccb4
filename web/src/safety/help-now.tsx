import { HeartHandshake } from "lucide-react";
import { useEffect, useState, type ComponentType, type MouseEvent } from "react";
import { importAgain } from "../app/import-again.ts";
import { useStrings } from "../app/language.tsx";
import { strings } from "../app/strings.ts";
import { fetchAhead } from "../first-paint/when-quiet.ts";

const loadDialog = () => importAgain(() => import("./help-dialog.tsx"));

/** Help in one press, over what is going on. Without its code, or without a script, it leads to the page of helplines. */
export function HelpNow({ className }: { className: string }) {
  const words = useStrings(strings);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  useEffect(() => fetchAhead(loadDialog), []);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadDialog().then(
      ({ HelpDialog }) => setDialog(() => HelpDialog),
      () => location.assign(href),
    );
  };
  return (
    <>
      <a href="/help" aria-haspopup="dialog" onClick={open} className={className}>
        <HeartHandshake aria-hidden="true" size={18} />
        {words.help}
      </a>
      {Dialog ? <Dialog onClose={() => setDialog(null)} /> : null}
    </>
  );
}

import { useState } from "react";
import { importAgain } from "../app/import-again.ts";
import { useUser } from "../account/use-user.ts";
import { useStrings } from "../app/language.tsx";
import { lazyDialog } from "../app/lazy-part.tsx";
import { Button } from "../ui/button.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./ways-in-text.ts";

const PasswordDialog = lazyDialog(() =>
  importAgain(() => import("./password-dialog.tsx")).then(({ PasswordDialog: Part }) => Part),
);

/** The password is changed or, by somebody who signs in in another way, chosen. */
export function PasswordSettings() {
  const words = useStrings(strings);
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  // a password goes with an address
  if (!user || user.email === null) return null;
  return (
    <SettingsSection
      id="password"
      title={words.password}
      text={user.hasPassword ? words.passwordText : words.noPasswordText}
    >
      <Button kind="soft" onClick={() => setOpen(true)} className="justify-self-start">
        {user.hasPassword ? words.changePassword : words.setPassword}
      </Button>
      {isOpen ? <PasswordDialog user={user} onClose={() => setOpen(false)} /> : null}
    </SettingsSection>
  );
}

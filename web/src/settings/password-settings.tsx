import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { userQuery } from "../account/queries.ts";
import { useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { strings } from "./ways-in-text.ts";

const PasswordDialog = lazy(() =>
  import("./password-dialog.tsx").then((module) => ({ default: module.PasswordDialog })),
);

/** The password is changed or, by somebody who signs in in another way, chosen. */
export function PasswordSettings() {
  const words = useStrings(strings);
  const { data: user } = useQuery(userQuery);
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
      {isOpen ? (
        <Suspense>
          <PasswordDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}

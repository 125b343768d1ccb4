/** Tells password managers whose password is asked for here; nobody sees or sends it. */
export function UserNameForManagers({ email }: { email: string | null }) {
  if (email === null) return null;
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

/** Hidden user name field: tells password managers whose password this is. Never sent. */
export function UserNameForManagers({ email }: { email: string | null }) {
  if (email === null) return null;
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}

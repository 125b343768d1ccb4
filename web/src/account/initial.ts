/** specification §2: the first letter of the first name, else of the email, else 'U'. */
export function initialOf(user: { firstName: string | null; email: string | null } | null): string {
  const source = user?.firstName?.trim() || user?.email?.trim() || "U";
  return ([...source][0] ?? "U").toLocaleUpperCase();
}

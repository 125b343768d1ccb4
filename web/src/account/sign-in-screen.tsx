export function SignInScreen() {
  return <h1>SignInScreen</h1>;
}

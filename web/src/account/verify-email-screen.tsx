export function VerifyEmailScreen() {
  return <h1>VerifyEmailScreen</h1>;
}

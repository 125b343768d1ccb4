export function NewPasswordScreen() {
  return <h1>NewPasswordScreen</h1>;
}

export function SessionScreen() {
  return <h1>SessionScreen</h1>;
}

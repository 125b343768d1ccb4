export function ActivitiesScreen() {
  return <h1>ActivitiesScreen</h1>;
}

export function AssessmentScreen() {
  return <h1>AssessmentScreen</h1>;
}

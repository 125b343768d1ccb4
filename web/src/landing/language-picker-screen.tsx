export function LanguagePickerScreen() {
  return <h1>LanguagePickerScreen</h1>;
}

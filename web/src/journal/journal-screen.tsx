export function JournalScreen() {
  return null;
}

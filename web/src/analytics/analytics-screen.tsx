export function AnalyticsScreen() {
  return null;
}

import { useSyncExternalStore } from "react";
import { useQuery } from "@tanstack/react-query";
import { userQuery } from "../account/queries.ts";
import { useVisitor } from "../app/use-visitor.ts";

const darkDevice = "(prefers-color-scheme: dark)";

/** Whether the screen is dark: as chosen, or as the device says. What the server draws does not know the device: light. */
export function useDarkTheme(): boolean {
  const visitor = useVisitor();
  const { data: user } = useQuery({ ...userQuery, enabled: false });
  const isDeviceDark = useSyncExternalStore(
    onDeviceChange,
    () => matchMedia(darkDevice).matches,
    () => false,
  );
  const theme = user?.theme ?? visitor.theme;
  return theme === "dark" || (theme === "system" && isDeviceDark);
}

function onDeviceChange(tell: () => void): () => void {
  const query = matchMedia(darkDevice);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

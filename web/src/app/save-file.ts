/** Gives a text to the browser as a file to keep, JSON unless told. */
export function saveFile(name: string, text: string, type = "application/json"): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // not before the browser has taken it
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

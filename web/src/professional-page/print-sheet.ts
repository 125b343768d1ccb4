/** Opens the browser's own window for printing, once the fonts are there. The name of a saved PDF is the title: it names nobody. */
export async function printSheet(madeOn: string): Promise<void> {
  await document.fonts.ready;
  const before = document.title;
  document.title = `Remanso ${madeOn}`;
  print();
  document.title = before;
}

// npm run library -- FOLDER…: prints how long and how easy the texts in these folders are, and the first mistake of each.
import { checkedTexts } from "./check-texts.ts";

const folders = process.argv.slice(2);
for (const folder of folders) {
  for (const line of await checkedTexts(folder)) console.log(line);
}

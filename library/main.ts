// npm run library -- FOLDER…: tells how long and how easy the texts in these folders are, and their first mistake if they have one.
import { checkedTexts } from "./check-texts.ts";

const folders = process.argv.slice(2);
for (const folder of folders) {
  for (const line of await checkedTexts(folder)) console.log(line);
}

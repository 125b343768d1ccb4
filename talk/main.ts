// npm run eval:chat: how well the embedded program hears what others wrote, for each language. --each prints every message and turn too.
import { languages } from "@remanso/core/language.ts";
import { makeTalk } from "./build-talk.ts";
import { chatFigures, isOnSubject, metWith } from "./evaluate-chat.ts";
import { heldTalk } from "./held-talk.ts";
import { measuredDialogues, measuredMessages } from "./measured-sets.ts";

const talk = makeTalk();
const isEach = process.argv.includes("--each");

for (const language of languages) {
  console.log(`\n${language}`);
  for (const { name, found, of, wanted } of chatFigures(language, talk)) {
    const share = of === 0 ? "–" : `${((100 * found) / of).toFixed(1)} %`;
    console.log(`  ${name.padEnd(34)} ${share.padStart(7)} (${found} of ${of})  wanted ${wanted}`);
  }
  if (isEach) printEach(language);
}

function printEach(language: (typeof languages)[number]): void {
  for (const message of measuredMessages(language)) {
    const met = metWith(message, language, talk);
    const { level, kind, sure } = met.turn.safety;
    const subject = isOnSubject(met) ? "on" : "OFF";
    console.log(
      `\n[${message.levels.least}-${message.levels.most} → ${level}${sure ? "" : "?"} ${kind ?? ""}] ${message.what} ${message.topics.join("|")} → ${met.spokenOf} ${subject} ${met.hasOffer ? "offer" : ""}\n> ${message.text}\n${met.turn.message}`,
    );
  }
  for (const { about, kind, turns } of measuredDialogues(language)) {
    console.log(`\n# ${kind}: ${about}`);
    const held = heldTalk(
      turns.map(({ says }) => says),
      language,
      talk,
    );
    held.forEach(({ says, safety, message }, at) => {
      const { least, most } = turns[at]?.levels ?? { least: 0, most: 4 };
      const mark = safety.level < least ? "BELOW" : safety.level > most ? "ABOVE" : "";
      console.log(
        `> ${says}   [${least}-${most} → ${safety.level}${safety.sure ? "" : "?"} ${safety.kind ?? ""}] ${mark}\n${message}`,
      );
    });
  }
}

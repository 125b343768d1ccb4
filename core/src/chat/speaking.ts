import type { Conversation } from "./conversation.ts";
import type { Thread } from "./follow.ts";
import type { Heard } from "./heard.ts";
import { readableText } from "../safety/normalise.ts";
import type { Pick as TextPick } from "./text-picker.ts";
import type { TalkTexts } from "./talk.ts";
import type { ByLanguage } from "../language.ts";

/** What an answer is made of before the offers are chosen. */
export interface Spoken {
  readonly parts: readonly string[];
  readonly choices: readonly string[];
  /** What is remembered of it, beside the texts that were used. */
  readonly marks?: readonly string[];
}

/** One answer while it is being put together. */
export interface Speaking {
  readonly heard: Heard;
  readonly thread: Thread | null;
  readonly conversation: Conversation;
  readonly texts: TalkTexts;
  readonly pick: TextPick;
}

const onlyToBeHeard: ByLanguage<RegExp> = {
  en: /\b(?:(?:just|only) (?:need|want|wanted|needed) (?:to (?:vent|rant|say it|tell (?:someone|somebody)|be heard|get (?:it|this) out|let it out)|(?:someone|somebody) to (?:listen|hear))|need to (?:vent|rant)|can i (?:just )?(?:vent|rant)|(?:don't|dont|no|not) (?:want |need |looking for )?(?:any )?(?:advice|tips|solutions|exercises?)|just listen)\b/,
  es: /\b(?:(?:solo|solamente|nomas|nada mas) (?:quiero|queria|necesito|vengo a|quiero que me|necesito que me) (?:desahog\w*|contar\w*|soltar\w*|decir\w*|sacar\w*|quejarme|escuch\w*|gritar)|(?:sin|no quiero|no busco|no necesito|nada de) (?:mas )?(?:consejos?|ejercicios?|soluci\w+|hacer ejercicios))\b/,
};

/** Whether somebody only wants to be heard: nothing is asked and nothing offered then. */
export function wantsOnlyToBeHeard({
  message,
  before,
  said,
  language,
}: Pick<Conversation, "message" | "before" | "said" | "language">): boolean {
  return (
    [...said].some((id) => id.startsWith("answer.just-venting")) ||
    [...before, message].some((one) => onlyToBeHeard[language].test(readableText(one.slice(0, 600)).plain))
  );
}

type Pick<Type, Keys extends keyof Type> = { readonly [Key in Keys]: Type[Key] };

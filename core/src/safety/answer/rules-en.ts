import type { AnswerRules } from "./answer-rule.ts";
import { claimsEnglish } from "./claims-en.ts";
import { harmEnglish } from "./harm-en.ts";

export const english: AnswerRules = {
  rules: [...harmEnglish, ...claimsEnglish],
  nots: ["not", "never", "no", "isn't", "don't", "doesn't", "aren't"],
  unclaimed: [
    "(?<!why )(?:don't|dont|do not|doesn't|didn't|can't|cannot|can not|couldn't|won't|wouldn't|shouldn't|isn't|aren't|wasn't|weren't|not|never|no|nobody|nothing|none|hardly|neither|nor)(?! (?:hesitate|be afraid|worry|one else|doubt|only|just))",
    "(?:if|whether|unless|before (?:you|\\w+ing|any)|instead of|rather than|without|how to|in case|far from|even when)",
    "(?:thoughts?|thinking|ideas?|urges?|impulses?|fears?|afraid|scared|danger|risk|questions?|doubts?|decisions?|advice|ask|asked|asking|talk|talking|speak|worried|worry|wonder\\w*|feelings?|wish(?:es)?|wanting|tempted)(?: \\w+)? (?:of|about|to|that|for)",
    "(?:you|it|that|this|can|may|might|they|everything)(?: \\w+)? (?:feel|feels|felt|think|thought|believe|say|said|wrote|told|mention(?:ed)?|fear|worry|wonder)(?: me| like| as| that| you)*",
    "(?:feeling|wondering|saying|fearing|hearing|believing|hope|hoping|wish|hoped)(?: like| that| as)*",
    "(?:said|told you|says|tells you|keeps? saying|makes? you feel|making you feel)",
    "(?:are|do|have|were|did) you (?:having|thinking|still|ever)",
  ],
};

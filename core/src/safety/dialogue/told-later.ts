import { readableText } from "../normalise.ts";
import { concernOf } from "./concern.ts";
import { wordsIn, type Heard, type PersonTurn } from "./safety-turn.ts";
import type { DialogueState } from "./state.ts";
import { answerIn } from "./short-answers.ts";

// Pieces of what was told before: each says little by itself.

const fewWords = 5;
const pillsNamed =
  /\b(?:pills?|tablets?|tabs|meds|medicines?|paracetamol|ibuprofen|sleepers|painkillers?|pastillas?|pildoras?|medicamentos?|medicinas?|remedios?|calmantes|somniferos)\b/;
const allOfThem =
  /^(?:todas|todos|todas ellas|all of (?:them|it)|the (?:lot|(?:whole )?(?:bottle|box|packet))|(?:el frasco|el bote)(?: entero)?|la caja(?: entera)?|a (?:handful|load|bunch))[ .!]*$/;
const isUsual =
  /\?|\b(?:no|not|none|nothing|never|didn't|didnt|haven't|havent|nada|ningun\w*|nunca|jamas|solo|only|just|usual|regular|daily|normal|siempre|recetad\w*|prescribed)\b/;

/** "Tablets", "all of them", where it was asked whether something was taken. */
export function namesWhatWasTaken({ message }: PersonTurn): boolean {
  const { plain } = readableText(message);
  if (wordsIn(message) > fewWords || isUsual.test(plain)) return false;
  return pillsNamed.test(plain) || allOfThem.test(plain);
}

const onTheWay =
  /\b(?:on (?:my|the) way there|(?:walking|heading|driving|going|headed) there (?:now|already)|(?:voy|estoy) (?:yendo|caminando|de camino|en camino) (?:ya |ahora )?(?:para |hacia )?(?:alla|ahi|alli)|ya voy (?:para alla|de camino|en camino)(?! a\b))\b/;
const forHelp =
  /\b(?:er\b|hospital|urgencias|emergency|clinic|doctor|medic|ambulan|polic|casa\b|home\b|m[ou]m\b|dad\b|mother|sister|brother|friend|madre|mama|padre|herman|amig|therap|psic)/;
const ofOneself: ReadonlySet<string> = new Set(["life", "self-injury", "confusion"]);

/** "I'm on the way there now", after a danger to oneself was told and not denied, and no word of where help is. */
export function isOnTheWay(state: DialogueState, { message }: PersonTurn): boolean {
  const concern = concernOf(state);
  const kind = state.standing?.kind ?? (concern && !concern.isDenied ? concern.kind : null);
  const { plain } = readableText(message);
  return kind !== null && ofOneself.has(kind) && onTheWay.test(plain) && !forHelp.test(plain);
}

const bearsOut =
  /he\S* (?:not|\w+n'?t) (?:pick|answer|repl)|\bno (?:me )?(?:contesta|atiende|responde|coge)\b|\b(?:911|police|policia)/;
const fearedTurns = 3;

/** "He's not picking up", "I called the police", after it was asked whether somebody else is in danger, and not denied. */
export function isFearBorneOut(state: DialogueState, { message }: PersonTurn): boolean {
  const concern = concernOf(state);
  const isFeared =
    concern?.kind === "another" && !concern.isDenied && state.turn - concern.turn <= fearedTurns;
  return isFeared && !state.standing && bearsOut.test(readableText(message).plain);
}

const afterAll =
  /^(?:(?:bueno|well|ok|okay|vale|en realidad|la verdad(?: es que)?|actually|tbh|honestly|mm+|eh)\b(?: ?[,.!])* ?)+(?:si|yes|yeah|a veces|sometimes)(?:(?: ?[,.])? ?(?:pero|but|a veces|sometimes|hoy no|no hoy|ahora no|not (?:today|now|tonight|right now)|no siempre|not always))+[ .!]*$/;
const denialTurns = 2;

/** "Well, yes, but not today", right after a question was denied. */
export function takesDenialBack(state: DialogueState, { message }: PersonTurn): boolean {
  const concern = concernOf(state);
  const isFresh = concern !== null && state.turn - concern.turn <= denialTurns;
  const isOfOffer = state.offeredAt > 0 && state.turn - state.offeredAt <= denialTurns;
  return isFresh && concern.isDenied && !isOfOffer && afterAll.test(readableText(message).plain);
}

const offerTurns = 3;
const troubledTurns = 1;

/** "I already did it", right after something hard was told, where nothing was offered to do: it is asked what. */
export function isDoneUnsaid(state: DialogueState, { message }: Pick<Heard["turn"], "message">): boolean {
  if (answerIn(message) !== "done" || state.standing || state.open || concernOf(state)) return false;
  const isOfOffer = state.offeredAt > 0 && state.turn - state.offeredAt <= offerTurns;
  const isHard = state.troubledAt > 0 && state.turn - state.troubledAt <= troubledTurns;
  return isHard && !isOfOffer;
}

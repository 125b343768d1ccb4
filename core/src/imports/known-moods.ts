// Names of moods, and which of the five each is offered as. It is a suggestion that the person sees and changes; a name that is not here has none.

const ranked = (...names: readonly (readonly string[])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.flatMap((list) => list.map((name, index) => [name, 5 - index] as const)));

/** Daylio's own five from the best to the worst, in the languages in which files were seen. Those in Spanish were not: they are a choice. */
export const daylioMoods: Readonly<Record<string, number>> = {
  ...ranked(
    ["rad", "good", "meh", "bad", "awful"],
    ["wspaniale", "dobrze", "tak sobie", "źle", "okropnie"],
    ["grymt", "bra", "ok", "dåligt", "hemskt"],
    ["super", "bien", "mouais", "mauvais", "horrible"],
  ),
  // what "bad" was once called
  fugly: 2,
};

const pleasant =
  "Accomplished,Alive,At Ease,Balanced,Calm,Carefree,Chill,Comfortable,Connected,Content,Curious,Delighted,Determined,Eager,Energized,Engaged,Enthusiastic,Focused,Fulfilled,Good,Grateful,Hopeful,Inspired,Joyful,Mellow,Motivated,Optimistic,Peaceful,Playful,Pleased,Productive,Proud,Relaxed,Relieved,Respected,Successful,Thoughtful";
const unpleasant =
  "Afraid,Angry,Anxious,Apathetic,Apprehensive,Ashamed,Burned Out,Concerned,Conflicted,Contempt,Depressed,Disappointed,Disconnected,Discontented,Discouraged,Disengaged,Disheartened,Down,Dysregulated,Embarrassed,Envious,Exhausted,Fatigued,Fomo,Frazzled,Frightened,Frustrated,Guilty,Helpless,Hopeless,Insecure,Irritable,Jittery,Lost,Miserable,Nervous,Overwhelmed,Panicked,Peeved,Pressured,Repulsed,Restless,Sad,Shocked,Spent,Stressed,Tense,Tired,Trapped,Troubled,Uneasy,Worried";

const all = (words: string, mood: number) => words.split(",").map((word) => [word, mood] as const);

/** Words of How We Feel: pleasant ones as 4 and unpleasant ones as 2. "Meh", "Bored", "Challenged" and the like can be either, and have none. */
export const howWeFeelMoods: Readonly<Record<string, number>> = Object.fromEntries([
  ...all(pleasant, 4),
  ...all(unpleasant, 2),
]);

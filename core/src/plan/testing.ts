import { homeAndWorld } from "./counselled/home-and-world.ts";
import { mixed } from "./counselled/mixed.ts";
import { moneyAndWork } from "./counselled/money-and-work.ts";
import type { CounselledPerson } from "./counselled/person.ts";

/** Fifty people, each with what a thoughtful counsellor would begin with and would leave out. */
export const counselledPeople: readonly CounselledPerson[] = [...moneyAndWork, ...homeAndWorld, ...mixed];

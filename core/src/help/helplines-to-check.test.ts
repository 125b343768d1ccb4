import { expect, test } from "vitest";
import { addDays } from "../progress/local-date.ts";
import { helplinesToCheck } from "./helplines-to-check.ts";
import { helpCountries } from "./helplines.ts";

const [first, ...rest] = helpCountries.flatMap(({ lines }) => lines);

test("a helpline is to be checked when its facts are older than 180 days", () => {
  const newest = [first, ...rest].reduce(
    (day, line) => (line && line.checkedOn > day ? line.checkedOn : day),
    "",
  );
  expect(helplinesToCheck(helpCountries, newest)).toEqual([]);
  expect(helplinesToCheck(helpCountries, addDays(first?.checkedOn ?? "", 180))).toEqual([]);
  const due = helplinesToCheck(helpCountries, addDays(newest, 181));
  expect(due).toHaveLength(rest.length + 1);
  expect(due[0]).toMatchObject({ country: first?.country, line: first?.name, days: 181 });
});

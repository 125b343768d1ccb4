import { expect, test } from "vitest";
import { catalogueFacts } from "@remanso/core/activity/catalogue-facts.ts";
import { mayBeTried } from "@remanso/core/experiments/may-be-tried.ts";
import { exampleKeys } from "./use-subjects.ts";

test("what the form offers first may be left to chance", () => {
  const tried = catalogueFacts.filter(mayBeTried).map(({ key }) => key);
  expect(exampleKeys.filter((key) => !tried.includes(key))).toEqual([]);
});

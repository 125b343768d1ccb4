import { expect, test } from "vitest";
import { userContextOf } from "./user-context.ts";

test("the chat call says on which screen, in which language and at what time of the device it is made", () => {
  const now = new Date(2026, 2, 4, 9, 5, 59);
  expect(userContextOf("es", { screen: "/activities", now })).toEqual({
    screen: "/activities",
    language: "es",
    localTime: "2026-03-04T09:05",
  });
});

import { expect, it } from "vitest";
import { isRoomSmall, roomIn, textProblem } from "./entry-limits.ts";

it("an entry cannot be empty, nor longer than where it comes from allows", () => {
  expect(textProblem(" \n ", "activity")).toBe("empty");
  expect(textProblem("a".repeat(2001), "check_in")).toBe("tooLong");
  expect(textProblem("a".repeat(2001), "activity")).toBeNull();
  expect(textProblem("a".repeat(20_001), "activity")).toBe("tooLong");
});

it("the room is told once it becomes little", () => {
  expect(isRoomSmall(roomIn("a".repeat(1700), "check_in"), "check_in")).toBe(false);
  expect(isRoomSmall(roomIn("a".repeat(1900), "check_in"), "check_in")).toBe(true);
  expect(isRoomSmall(roomIn("a".repeat(2001), "check_in"), "check_in")).toBe(false);
});

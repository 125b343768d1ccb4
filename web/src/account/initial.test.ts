import { expect, test } from "vitest";
import { initialOf } from "./initial.ts";

test.each([
  [{ firstName: "ana", email: "x@example.org" }, "A"],
  [{ firstName: " ", email: "luis@example.org" }, "L"],
  [{ firstName: null, email: "zoe@example.org" }, "Z"],
  [{ firstName: null, email: null }, "U"],
  [{ firstName: "ñandú", email: null }, "Ñ"],
  [null, "U"],
])("the avatar shows the first letter of the first name, else of the e-mail, else U: %j", (user, letter) => {
  expect(initialOf(user)).toBe(letter);
});

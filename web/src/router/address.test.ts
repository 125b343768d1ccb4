import { expect, test } from "vitest";
import { addressOf, filledPath, paramsAt, writtenSearch } from "./address.ts";

test("an address is taken apart, and can be written again", () => {
  const { href, pathname, search, hash } = addressOf("/resources?q=dormir%20mejor&unread#list");
  expect({ pathname, search, hash }).toEqual({
    pathname: "/resources",
    search: { q: "dormir mejor", unread: "" },
    hash: "list",
  });
  expect(href).toBe(`${pathname}${writtenSearch(search)}#${hash}`);
});

test("two slashes lead to no other host", () => {
  expect(addressOf("//evil.example/x").href).toBe("//evil.example/x");
});

test.each([
  ["/activities", "/activities", {}],
  ["/activities", "/ACTIVITIES", {}],
  ["/activities", "/%61ctivities/", {}],
  ["/", "/", {}],
  ["/resources/$resourceId", "/resources/a%2Fb", { resourceId: "a/b" }],
  ["/resources/$resourceId", "/resources", null],
  ["/resources/$resourceId", "/resources/a/b", null],
  ["/resources/$resourceId", "/resources/%ff", null],
  ["/", "/activities", null],
])("%s at %s", (pattern, pathname, params) => {
  expect(paramsAt(pattern, pathname)).toEqual(params);
});

test("a path is filled with what differs in it", () => {
  expect(filledPath("/resources/$resourceId", { resourceId: "a/b" })).toBe("/resources/a%2Fb");
  expect(writtenSearch({ login: "", next: "/a?b", view: undefined })).toBe("?login&next=%2Fa%3Fb");
});

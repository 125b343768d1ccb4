import { expect, test } from "vitest";
import { afterSignIn, providerAddress } from "./after-sign-in.ts";

test("after signing in a person returns to the page of this site that they came from", () => {
  expect(afterSignIn({ next: "/activities?day=3#list" })).toBe("/activities?day=3#list");
});

test.each([
  "https://evil.test",
  "//evil.test",
  "/\\evil.test",
  "javascript:alert(1)",
  "activities",
  "/api/logout",
  "",
])("signing in never leads to another site, nor to a call: %s", (next) => {
  expect(afterSignIn({ next })).toBe("/");
});

test("answers given without an account are asked about first, unless another page was wanted", () => {
  expect(afterSignIn({}, true)).toBe("/?keep");
  expect(afterSignIn({ next: "/activities" }, true)).toBe("/activities");
  expect(afterSignIn({ verify: "a" }, true)).toBe("/?verify=a");
  expect(providerAddress("google", "/?keep")).toBe("/api/login?provider=google&next=%2F%3Fkeep");
});

test("somebody who came by a verification link is led on to confirm the address", () => {
  expect(afterSignIn({ verify: "a b&c", next: "/settings" })).toBe("/?verify=a%20b%26c");
});

test("a provider's sign-in starts at /api/login and carries the way back", () => {
  expect(providerAddress("google", "/")).toBe("/api/login?provider=google");
  expect(providerAddress("apple", "/settings?x=1")).toBe(
    "/api/login?provider=apple&next=%2Fsettings%3Fx%3D1",
  );
});

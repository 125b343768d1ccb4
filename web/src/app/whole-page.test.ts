import { expect, test } from "vitest";
import { addressOf } from "../router/address.ts";
import { wholeAddress, wholeIn } from "./whole-page.ts";

test.each([
  ["/settings", "?whole"],
  ["/settings#account", "?whole"],
  ["/analytics?period=30d", "?period=30d&whole"],
  // another host's name in the path is none
  ["//example.org/x", "?whole"],
])("%s asks for all of its page as %s", (href, whole) => {
  expect(wholeAddress(addressOf(href))).toBe(whole);
  expect(wholeIn(addressOf(`/here${whole}`))).toBe(true);
  expect(wholeIn(addressOf(href))).toBe(false);
});

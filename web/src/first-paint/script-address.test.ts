import { expect, test } from "vitest";
import { scriptAddress, scriptName } from "./script-address.ts";

test.each(["/assets/app-DZLuK3t.js", "/src/main.tsx", "/@vite/client"])(
  "%s is found again by its name",
  (address) => {
    expect(scriptAddress(scriptName(address))).toBe(address);
  },
);

test("a built script's name is short", () => {
  expect(scriptName("/assets/app-DZLuK3t.js")).toBe("app-DZLuK3t");
});

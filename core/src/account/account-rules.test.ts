import { describe, expect, it, test } from "vitest";
import { deviceOf } from "./device.ts";
import { emailKey } from "./email-key.ts";
import { namesIn } from "./names.ts";
import { networkOf } from "./network.ts";
import { isTooCommon, newPasswordFault } from "./new-password.ts";
import { typedText } from "../shapes.ts";
import { plainForm } from "./password-forms.ts";
import { ownPath } from "./own-path.ts";

test.each(["ana@example.org", " ANA@Example.ORG ", "ana@ｅxample.org", "Ana@example.org\t"])(
  "%j is one address with all its other spellings",
  (spelling) => {
    expect(emailKey(spelling)).toBe("ana@example.org");
  },
);

describe("names in a full name", () => {
  test.each([
    ["Ana María López", "Ana", "María López"],
    ["  Ana \n Prueba ", "Ana", "Prueba"],
    ["Ana", "Ana", null],
    ["", null, null],
    [null, null, null],
  ])("%j has the first name %j and the last name %j", (typed, firstName, lastName) => {
    expect(namesIn(typed)).toMatchObject({ firstName, lastName });
  });

  it("keeps the full name on one line", () => {
    expect(namesIn(" Ana\r\nBcc:  x ").fullName).toBe("Ana Bcc: x");
  });
});

test.each(["\u3164", " \u3164\uFFA0 ", "\u115F\u1160", "\u2800", "\u200d", "\uFE0F", "\u034F"])(
  "a name of which nothing would be seen is none (%j)",
  (typed) => {
    expect(typedText(120).safeParse(typed).success).toBe(false);
  },
);

test("a name may have joined letters and emoji", () => {
  for (const typed of ["Ana", "김", "👩‍👩‍👧", "لیلا‌جان", "❤️"])
    expect(typedText(120).safeParse(typed).data).toBe(typed);
});

describe("a new password", () => {
  const owner = { email: "Ana.Prueba@example.org", fullName: "Ana María Prueba" };
  const known = new Set(["password", "contraseña"].map(plainForm));
  const isKnown = (form: string) => known.has(form);

  it.each([
    "password",
    "PassWord",
    "contraseña",
    "contrasena99",
    "P4ssw0rd!",
    "password1234",
    "pa$$word",
    "abcdefgh",
    "98765432",
    "ｐassword",
    "zzzzzzzz",
    "abcabcabc",
    "        ",
    "ana.prueba@example.org",
    "AnaMaríaPrueba1!",
    "Ana.Prueba",
    "ana maría prueba",
    "anamaríaprueba",
  ])("%j is too common", (password) => {
    expect(isTooCommon(password, owner, isKnown)).toBe(true);
  });

  it.each([
    "agua tranquila 7",
    "correcto caballo",
    "ana.prueba.x",
    "夜の静かな水辺の散歩",
    "password y más",
    "pass 20260311",
  ])("%j is fine", (password) => {
    expect(isTooCommon(password, owner, isKnown)).toBe(false);
    expect(isTooCommon(password, { email: null, fullName: null }, isKnown)).toBe(false);
  });

  it("must be typed the same twice, and a mismatch is reported first", () => {
    expect(newPasswordFault({ password: "password", confirmPassword: "passwort" }, owner, isKnown)).toEqual({
      confirmPassword: "mismatch",
    });
    expect(newPasswordFault({ password: "password", confirmPassword: "password" }, owner, isKnown)).toEqual({
      password: "too_common",
    });
    expect(
      newPasswordFault({ password: "agua tranquila", confirmPassword: "agua tranquila" }, owner, isKnown),
    ).toBeNull();
  });
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome · Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/1 Safari/604.1",
    "Safari · iPhone",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/18 Safari/605", "Safari · macOS"],
  ["curl/8.0", ""],
  ["something on Linux", "Linux"],
  [undefined, ""],
])("%s is %j", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe("a page to return to after signing in", () => {
  it.each(["/", "/activities", "/activity-session/018f?step=2#notes", "/settings?next=//x"])(
    "%s is one",
    (path) => {
      expect(ownPath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "https://evil.test/",
    "javascript:alert(1)",
    "activities",
    "/\tevil.test",
    "/a\r\nSet-Cookie: x=1",
    "/niño",
    "/api/logout",
    "/API/logout",
    "/%61pi/logout",
    "/./api/logout",
    "/.//evil.test",
    `/${"a".repeat(600)}`,
    "",
    ["/activities"],
    undefined,
  ])("%j is none", (path) => {
    expect(ownPath(path)).toBeNull();
  });
});

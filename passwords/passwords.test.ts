import { beforeAll, expect, test } from "vitest";
import { isTooCommon } from "@remanso/core/account/new-password.ts";
import { isInFilter, type WordFilter } from "@remanso/core/account/password-filter.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { commonFilter, commonForms } from "./build-passwords.ts";

let filter: WordFilter;
beforeAll(() => {
  filter = commonFilter();
});

const nobody = { email: null, fullName: null };
const isRefused = (password: string) => isTooCommon(password, nobody, (form) => isInFilter(filter, form));

test("more than 100,000 forms are known, in less than half a megabyte", () => {
  const forms = commonForms();
  expect(forms.length).toBeGreaterThan(100_000);
  expect(forms.every((form) => isInFilter(filter, form))).toBe(true);
  expect(filter.bits.length).toBeLessThan(500_000);
});

test.each([
  "Passw0rd!",
  "password1234",
  "letmein123",
  "abcdefgh",
  "qwertyuiop",
  "1q2w3e4r",
  "iloveyou!!",
  "P@$$w0rd2026",
  "contraseña",
  "Contrasena1",
  "tequiero1234",
  "bienvenido",
  "Barcelona2024",
  "remanso123",
  "tranquilidad",
])("%j is guessed first", (password) => {
  expect(isRefused(password)).toBe(true);
});

test.each(["agua tranquila 7", "una orilla nueva 8", "correct horse battery staple", "Xk7#mPq2vL"])(
  "%j is not",
  (password) => {
    expect(isRefused(password)).toBe(false);
  },
);

test("fewer than 1 in 10,000 random passwords are taken for a known one", () => {
  const random = seeded(7);
  const letters = "bcdfghjkmnpqrstvwxyz";
  const some = (count: number, from: string) =>
    Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join("");
  const passwords = Array.from({ length: 100_000 }, () => `${some(9, letters)}${some(2, "234567")}!`);
  expect(passwords.filter(isRefused).length).toBeLessThan(10);
});

import { describe, expect, test } from "vitest";
import { accountApi } from "@remanso/core/account/contract.ts";
import { newPasswordFault } from "@remanso/core/account/new-password.ts";
import { problemOf, refusals } from "@remanso/core/refusals.ts";
import { signInErrors } from "@remanso/core/account/sign-in-error.ts";
import { faultCodesOf, faultsOfAnswer, fieldFaults } from "./form-faults.ts";
import { strings } from "./strings.ts";

const { en: words } = strings;

const badForms = [
  [accountApi.signUp, {}],
  [
    accountApi.signUp,
    { fullName: "", email: "nobody", password: "short", confirmPassword: "short", language: "en" },
  ],
  [
    accountApi.signUp,
    {
      fullName: "x".repeat(400),
      email: `${"x".repeat(300)}@a.example`,
      password: "p".repeat(1100),
      confirmPassword: "p".repeat(1100),
      language: "en",
    },
  ],
  [accountApi.signIn, { email: "", password: "" }],
  [accountApi.signIn, { email: "x".repeat(300), password: "p".repeat(1100) }],
  [accountApi.requestPasswordReset, { email: "nobody" }],
  [accountApi.resetPassword, { token: "t".repeat(40), password: "short", confirmPassword: "short" }],
] as const;

/** The codes the server returns for a form: an own code, else the schema's. */
function codesFor([endpoint, form]: (typeof badForms)[number]): string[] {
  const { error } = endpoint.input.safeParse(form);
  return (error?.issues ?? [])
    .filter(({ path }) => path[0] !== "language" && path[0] !== "token")
    .map((issue) => (/^[a-z_]+$/.test(issue.message) ? issue.message : issue.code));
}

describe("the words beside a field", () => {
  test("exist for every reason that the contract gives", () => {
    const codes = [...new Set(badForms.flatMap(codesFor))];
    expect(codes.length).toBeGreaterThan(4);
    expect(Object.keys(words.faults)).toEqual(expect.arrayContaining(codes));
  });

  test("exist for a common password and for two that differ", () => {
    const owner = { email: "ana@example.org", fullName: "Ana" };
    const common = newPasswordFault({ password: "password", confirmPassword: "password" }, owner, () => true);
    const different = newPasswordFault(
      { password: "a still pond", confirmPassword: "another" },
      owner,
      () => false,
    );
    expect(fieldFaults({ ...common }, words).fields["password"]).toBe(words.faults.too_common);
    expect(fieldFaults({ ...different }, words).fields["confirmPassword"]).toBe(words.faults.mismatch);
  });

  test("say that something is wrong when the reason is unknown", () => {
    expect(fieldFaults({ email: "never_seen" }, words).fields["email"]).toBe(words.faults.invalid);
  });
});

describe("a form need not be sent", () => {
  test("with empty fields", () => {
    expect(faultCodesOf({ email: " ", password: "" })).toEqual({ email: "required", password: "required" });
  });

  test("with a new password that is short, or repeated differently", () => {
    expect(faultCodesOf({ password: "seven77", confirmPassword: "seven77" })).toEqual({
      password: "too_short",
    });
    expect(faultCodesOf({ password: "a still pond", confirmPassword: "a still lake" })).toEqual({
      confirmPassword: "mismatch",
    });
  });

  test("with an address that is none, told at once with what is wrong with the passwords", () => {
    const typed = { fullName: "Ana", email: "ana@example", password: "short", confirmPassword: "other" };
    expect(faultCodesOf(typed)).toEqual({
      email: "email",
      password: "too_short",
      confirmPassword: "mismatch",
    });
  });

  test.each(badForms.filter(([endpoint]) => endpoint === accountApi.signUp))(
    "for every address that the server would refuse: %#",
    (_endpoint, form) => {
      if (!("email" in form) || form.email.length > 254) return;
      expect(Object.keys(faultCodesOf({ ...form }))).toContain("email");
    },
  );

  test("but signing in with an old short password is sent", () => {
    expect(faultCodesOf({ email: "ana@example.org", password: "old" })).toEqual({});
  });
});

describe("a failed answer", () => {
  test("says when there is no connection", () => {
    expect(faultsOfAnswer({ status: 0, problem: null }, words).message).toBe(words.failures.offline);
  });

  test("says beside the e-mail that it has an account already", () => {
    const answer = { status: 409, problem: problemOf("email_taken", "en") };
    expect(faultsOfAnswer(answer, words)).toEqual({
      fields: { email: words.faults.email_taken },
      message: null,
    });
  });

  test.each(Object.entries(refusals))("has words for the refusal %s", (code, { status }) => {
    const problem = { type: "", title: "", status, detail: "The server's own words.", code };
    const { fields, message } = faultsOfAnswer({ status, problem }, words);
    expect(message ?? fields["email"]).toBeTruthy();
  });

  test("always says something, even if it cannot be read", () => {
    expect(faultsOfAnswer({ status: 502, problem: null }, words).message).toBe(words.failures.unexpected);
  });
});

test("each way in which a provider's sign-in can fail has its own words in both languages", () => {
  for (const language of ["en", "es"] as const) {
    const said = signInErrors.map((code) => strings[language].signInErrors[code]);
    expect(new Set(said).size).toBe(signInErrors.length);
  }
});

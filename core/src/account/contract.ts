import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Instant, LanguageCode, typedText } from "../shapes.ts";
import {
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  RemovedPasskey,
  ShownPasskey,
} from "./shapes.ts";

export const Theme = z.enum(["light", "dark", "system"]);
export type Theme = z.infer<typeof Theme>;

const TimeZone = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, { error: "time_zone" }));
const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

// decisions §1: GET /api/auth/user
export const User = z.object({
  id: Id,
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  language: LanguageCode,
  theme: Theme,
  timeZone: z.string(),
  country: z.nullable(z.string()),
  hasPassword: z.boolean(),
  createdAt: Instant,
});
export type User = z.infer<typeof User>;

export const SignedInSession = z.object({
  id: Id,
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

const Provider = z.enum(["google", "apple", "oidc"]);

/** A provider that is configured here, or was when the person connected it. */
export const ConnectedProvider = z.object({
  provider: Provider,
  /** The name of the generic one; the others are known by theirs. */
  label: z.nullable(z.string()),
  configured: z.boolean(),
  connectedAt: z.nullable(Instant),
});
export type ConnectedProvider = z.infer<typeof ConnectedProvider>;

const Email = z.string().check(z.trim(), z.maxLength(254), z.refine(isEmail, { error: "email" }));
const NewPassword = z.string().check(z.minLength(8, { error: "too_short" }), z.maxLength(1024));
const Token = z.string().check(z.minLength(20), z.maxLength(200));
const Done = z.object({ done: z.literal(true) });
// the provider's address, where the browser goes next
const Departure = z.object({ address: z.string() });

export const accountApi = {
  user: endpoint("GET /api/auth/user", { reply: User }),
  providers: endpoint(
    "GET /api/auth/providers",
    {
      reply: z.object({
        google: z.boolean(),
        apple: z.boolean(),
        oidc: z.nullable(z.string()),
        mail: z.boolean(),
      }),
    },
    { access: "anyone" },
  ),
  signUp: endpoint(
    "POST /api/auth/sign-up",
    {
      input: z.object({
        fullName: typedText(120),
        email: Email,
        password: NewPassword,
        confirmPassword: z.string().check(z.maxLength(1024)),
        language: LanguageCode,
        // a zone that this program does not know keeps nobody out: it becomes UTC
        timeZone: z.catch(z.optional(TimeZone), undefined),
      }),
      reply: User,
    },
    { access: "anyone", status: 201 },
  ),
  signIn: endpoint(
    "POST /api/auth/sign-in",
    {
      input: z.object({
        email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
        password: z.string().check(z.minLength(1), z.maxLength(1024)),
      }),
      reply: User,
    },
    { access: "anyone" },
  ),
  sessions: endpoint("GET /api/auth/sessions", { reply: z.array(SignedInSession) }),
  endOtherSessions: endpoint("DELETE /api/auth/sessions", { reply: z.object({ ended: z.number() }) }),
  endSession: endpoint("DELETE /api/auth/sessions/:id", { reply: Done }),
  requestPasswordReset: endpoint(
    "POST /api/auth/password-reset",
    { input: z.object({ email: Email, language: z.optional(LanguageCode) }), reply: Done },
    { access: "anyone", status: 202 },
  ),
  resetPassword: endpoint(
    "POST /api/auth/password",
    {
      input: z.object({
        token: Token,
        password: NewPassword,
        confirmPassword: z.string().check(z.maxLength(1024)),
      }),
      reply: User,
    },
    { access: "anyone" },
  ),
  requestVerification: endpoint("POST /api/auth/verification", { reply: Done }, { status: 202 }),
  verifyEmail: endpoint("POST /api/auth/verify-email", { input: z.object({ token: Token }), reply: Done }),
  passkeyOptions: endpoint("POST /api/auth/passkeys/options", { reply: PasskeyCreation }),
  addPasskey: endpoint(
    "POST /api/auth/passkeys",
    { input: z.object({ name: typedText(60), passkey: MadePasskey }), reply: Passkey },
    { status: 201 },
  ),
  passkeys: endpoint("GET /api/auth/passkeys", { reply: z.array(Passkey) }),
  renamePasskey: endpoint("PATCH /api/auth/passkeys/:id", {
    input: z.object({ name: typedText(60) }),
    reply: Passkey,
  }),
  removePasskey: endpoint("DELETE /api/auth/passkeys/:id", { reply: RemovedPasskey }),
  passkeySignInOptions: endpoint(
    "POST /api/auth/passkey-sign-in/options",
    { reply: PasskeyRequest },
    { access: "anyone" },
  ),
  passkeySignIn: endpoint(
    "POST /api/auth/passkey-sign-in",
    { input: z.object({ passkey: ShownPasskey }), reply: User },
    { access: "anyone" },
  ),
  proofOptions: endpoint("POST /api/auth/prove/options", { reply: PasskeyRequest }),
  prove: endpoint("POST /api/auth/prove", {
    input: z.union([
      z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
      z.object({ passkey: ShownPasskey }),
    ]),
    reply: Done,
  }),
  proveWithProvider: endpoint("POST /api/auth/prove/:provider", { reply: Departure }),
  changePassword: endpoint("PUT /api/auth/password", {
    input: z.object({
      // left out by somebody who has just proved who they are, or who has no password yet
      currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
      password: NewPassword,
      confirmPassword: z.string().check(z.maxLength(1024)),
    }),
    reply: User,
  }),
  connectedProviders: endpoint("GET /api/auth/providers-connected", { reply: z.array(ConnectedProvider) }),
  connectProvider: endpoint("POST /api/auth/providers-connected/:provider", { reply: Departure }),
  disconnectProvider: endpoint("DELETE /api/auth/providers-connected/:provider", { reply: Done }),
  changeSettings: endpoint("PATCH /api/settings", {
    input: z.object({
      language: z.optional(LanguageCode),
      theme: z.optional(Theme),
      timeZone: z.optional(TimeZone),
      country: z.optional(z.nullable(Country)),
    }),
    reply: User,
  }),
};

/** True for what looks like one address, without anything that could be read as two. */
export function isEmail(text: string): boolean {
  return /^[^\s\p{C}@<>"(),:;\\[\]]+@[^\s\p{C}@<>"(),:;\\[\]]+\.[^\s\p{C}@<>"(),:;\\[\].]{2,}$/u.test(text);
}

/** True for a name (IANA) or an offset that the platform can compute with. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

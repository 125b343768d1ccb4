import * as z from "zod/mini";
import { endpoint, longList } from "../endpoint.ts";
import { Id, Instant, LanguageCode, typedText } from "../shapes.ts";
import {
  Country,
  Email,
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  RemovedPasskey,
  SecondFactor,
  ShownPasskey,
  TimeZone,
} from "./shapes.ts";

export const Theme = z.enum(["light", "dark", "system"]);
export type Theme = z.infer<typeof Theme>;

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
  /** Until when recommendations, gamification, prompts and reminders rest. */
  restsUntil: z.nullable(Instant),
  /** The content key that new texts are closed with; 0 where the person did not turn that on. */
  contentKeyVersion: z.number(),
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
  /** The name of the generic provider; the others have fixed names. */
  label: z.nullable(z.string()),
  configured: z.boolean(),
  connectedAt: z.nullable(Instant),
});
export type ConnectedProvider = z.infer<typeof ConnectedProvider>;

const NewPassword = z.string().check(z.minLength(8, { error: "too_short" }), z.maxLength(1024));
const Token = z.string().check(z.minLength(20), z.maxLength(200));
const Done = z.object({ done: z.literal(true) });
// the provider's address, where the browser goes next
const Departure = z.object({ address: z.string() });

export const accountApi = {
  user: endpoint("GET /api/auth/user", { reply: User }, { shows: ["account"] }),
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
    { access: "anyone", shows: [] },
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
        // an unknown zone locks nobody out: it becomes UTC
        timeZone: z.catch(z.optional(TimeZone), undefined),
      }),
      reply: User,
    },
    { access: "anyone", status: 201, touches: [], waitsOutside: true },
  ),
  signIn: endpoint(
    "POST /api/auth/sign-in",
    {
      input: z.object({
        email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
        password: z.string().check(z.minLength(1), z.maxLength(1024)),
        secondFactor: z.optional(SecondFactor),
      }),
      reply: User,
    },
    { access: "anyone", touches: [], waitsOutside: true },
  ),
  sessions: endpoint(
    "GET /api/auth/sessions",
    { reply: z.array(SignedInSession) },
    { shows: ["signIns"], mostRows: longList },
  ),
  endOtherSessions: endpoint(
    "DELETE /api/auth/sessions",
    { reply: z.object({ ended: z.number() }) },
    { touches: ["signIns"] },
  ),
  endSession: endpoint("DELETE /api/auth/sessions/:id", { reply: Done }, { touches: ["signIns"] }),
  requestPasswordReset: endpoint(
    "POST /api/auth/password-reset",
    { input: z.object({ email: Email, language: z.optional(LanguageCode) }), reply: Done },
    { access: "anyone", status: 202, touches: [], waitsOutside: true },
  ),
  resetPassword: endpoint(
    "POST /api/auth/password",
    {
      input: z.object({
        token: Token,
        password: NewPassword,
        confirmPassword: z.string().check(z.maxLength(1024)),
        secondFactor: z.optional(SecondFactor),
      }),
      reply: User,
    },
    { access: "anyone", touches: [], waitsOutside: true },
  ),
  requestVerification: endpoint(
    "POST /api/auth/verification",
    { reply: Done },
    { status: 202, touches: [], waitsOutside: true },
  ),
  verifyEmail: endpoint(
    "POST /api/auth/verify-email",
    { input: z.object({ token: Token }), reply: Done },
    { touches: ["account"] },
  ),
  passkeyOptions: endpoint(
    "POST /api/auth/passkeys/options",
    { reply: PasskeyCreation },
    { touches: [], waitsOutside: true },
  ),
  addPasskey: endpoint(
    "POST /api/auth/passkeys",
    { input: z.object({ name: typedText(60), passkey: MadePasskey }), reply: Passkey },
    { status: 201, touches: ["passkeys"], waitsOutside: true },
  ),
  passkeys: endpoint(
    "GET /api/auth/passkeys",
    { reply: z.array(Passkey) },
    { shows: ["passkeys"], mostRows: longList },
  ),
  renamePasskey: endpoint(
    "PATCH /api/auth/passkeys/:id",
    {
      input: z.object({ name: typedText(60) }),
      reply: Passkey,
    },
    { touches: ["passkeys"] },
  ),
  removePasskey: endpoint(
    "DELETE /api/auth/passkeys/:id",
    { reply: RemovedPasskey },
    { touches: ["passkeys", "secondFactor"] },
  ),
  passkeySignInOptions: endpoint(
    "POST /api/auth/passkey-sign-in/options",
    { reply: PasskeyRequest },
    { access: "anyone", touches: [], waitsOutside: true },
  ),
  passkeySignIn: endpoint(
    "POST /api/auth/passkey-sign-in",
    { input: z.object({ passkey: ShownPasskey }), reply: User },
    { access: "anyone", touches: [], waitsOutside: true },
  ),
  proofOptions: endpoint(
    "POST /api/auth/prove/options",
    { reply: PasskeyRequest },
    { touches: [], waitsOutside: true },
  ),
  prove: endpoint(
    "POST /api/auth/prove",
    {
      input: z.union([
        z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
        z.object({ passkey: ShownPasskey }),
      ]),
      reply: Done,
    },
    { touches: [], waitsOutside: true },
  ),
  proveWithProvider: endpoint(
    "POST /api/auth/prove/:provider",
    { reply: Departure },
    { touches: [], waitsOutside: true },
  ),
  changePassword: endpoint(
    "PUT /api/auth/password",
    {
      input: z.object({
        // omitted by somebody who has just proved their identity, or has no password yet
        currentPassword: z.optional(z.string().check(z.minLength(1), z.maxLength(1024))),
        password: NewPassword,
        confirmPassword: z.string().check(z.maxLength(1024)),
      }),
      reply: User,
    },
    { touches: ["account", "signIns"], waitsOutside: true },
  ),
  connectedProviders: endpoint(
    "GET /api/auth/providers-connected",
    { reply: z.array(ConnectedProvider) },
    { shows: ["providers"] },
  ),
  connectProvider: endpoint(
    "POST /api/auth/providers-connected/:provider",
    { reply: Departure },
    { touches: [], waitsOutside: true },
  ),
  disconnectProvider: endpoint(
    "DELETE /api/auth/providers-connected/:provider",
    { reply: Done },
    { touches: ["providers"] },
  ),
  changeSettings: endpoint(
    "PATCH /api/settings",
    {
      input: z.object({
        language: z.optional(LanguageCode),
        theme: z.optional(Theme),
        timeZone: z.optional(TimeZone),
        country: z.optional(z.nullable(Country)),
      }),
      reply: User,
    },
    { touches: ["account"] },
  ),
};

import * as client from "openid-client";
import * as z from "zod/mini";
import { isEmail } from "@remanso/core/account/shapes.ts";
import { namesIn, type Names } from "@remanso/core/account/names.ts";
import { cleanText } from "@remanso/core/shapes.ts";

/** What a provider says about a person. */
export interface Profile {
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly names: Names;
}

const text = z.catch(z.optional(z.string()), undefined);

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: text,
  // Apple sends strings
  email_verified: z.catch(z.optional(z.union([z.boolean(), z.string()])), undefined),
  name: text,
  given_name: text,
  family_name: text,
});

/** The claims of a finished flow; what the ID token leaves out is asked for at the provider. */
export async function profileOf(
  configuration: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): Promise<Profile> {
  const inToken = Claims.parse(tokens.claims());
  const isComplete = inToken.email !== undefined || !configuration.serverMetadata().userinfo_endpoint;
  if (isComplete) return profileFrom(inToken);
  const asked = await client.fetchUserInfo(configuration, tokens.access_token, inToken.sub);
  return profileFrom(Claims.parse({ ...inToken, ...asked }));
}

function profileFrom(claims: z.infer<typeof Claims>): Profile {
  const email = claims.email?.trim() || null;
  const isUsable = email !== null && email.length <= 254 && isEmail(email);
  const fullName = claims.name ?? [claims.given_name, claims.family_name].filter(Boolean).join(" ");
  return {
    subject: claims.sub,
    email,
    emailVerified: isUsable && (claims.email_verified === true || claims.email_verified === "true"),
    names: tidyNames(fullName),
  };
}

const AppleUser = z.object({ name: z.object({ firstName: text, lastName: text }) });

/** The name that Apple sends with the code, the first time only. It is unsigned, so nothing else is read from it. */
export function namesFromApple(json: string | undefined): Names | null {
  const parsed = AppleUser.safeParse(jsonOrNull(json));
  if (!parsed.success) return null;
  const { firstName, lastName } = parsed.data.name;
  return tidyNames([firstName, lastName].filter(Boolean).join(" "));
}

function tidyNames(typed: string): Names {
  return namesIn([...cleanText(typed)].slice(0, 120).join(""));
}

function jsonOrNull(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}

import { questions } from "@remanso/core/assessment/questions.ts";
import { benchTimeZone } from "./time-zone.ts";
import type { Product } from "./product.ts";

type Served = Pick<Product, "url">;

/** A person who has signed up and taken the assessment, and so has a plan. */
export interface Person {
  /** The session's cookie, as the browser sends it. */
  readonly cookie: { readonly name: string; readonly value: string };
  readonly userId: string;
  readonly activityId: string;
}

/** Signs up and takes the assessment through the product's own calls. */
export async function personWithPlan(product: Served): Promise<Person> {
  const email = `bench-${Date.now()}@example.org`;
  const password = "agua tranquila 7";
  const signedUp = await send(product, {
    path: "/api/auth/sign-up",
    body: {
      fullName: "Ana Prueba",
      email,
      password,
      confirmPassword: password,
      language: "es",
      timeZone: benchTimeZone,
    },
  });
  const [name = "", value = ""] =
    (signedUp.headers.getSetCookie().find((set) => /session=/.test(set)) ?? "")
      .split(";", 1)[0]
      ?.split("=", 2) ?? [];
  if (!name || !value) throw new Error("Sign-up gave no session.");
  const user: { id: string } = await signedUp.json();
  const cookie = `${name}=${value}`;
  await send(product, {
    path: "/api/stress-assessment",
    cookie,
    body: { responses: Object.fromEntries(questions.map(({ id }, index) => [id, index % 5])) },
  });
  const listed = await fetch(`${product.url}/api/activities`, { headers: { cookie } });
  const activities: { id: string; completed: boolean }[] = await listed.json();
  const [first] = activities;
  if (!first) throw new Error("The plan has no activities.");
  return { cookie: { name, value }, userId: user.id, activityId: first.id };
}

async function send(
  product: Served,
  call: { path: string; body: unknown; cookie?: string },
): Promise<Response> {
  const answer = await fetch(product.url + call.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      ...(call.cookie ? { cookie: call.cookie } : {}),
    },
    body: JSON.stringify(call.body),
  });
  if (answer.status !== 201)
    throw new Error(`${call.path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

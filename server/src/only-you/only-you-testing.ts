import { createHash, randomBytes } from "node:crypto";
import type { TextToTurn } from "@remanso/core/only-you/contract.ts";
import type { ClosedPart, ClosedText } from "@remanso/core/shapes.ts";
import type { TestPerson } from "../testing.ts";

/** What a device tells of a new key: the server cannot tell these random bytes from a wrapped key. */
export function newKey(version: number) {
  return { version, ways: [newWay(version, "passphrase"), newWay(version, "code")] };
}

export function newWay(version: number, kind: "passphrase" | "code" | "passkey") {
  const bytes = (count: number) => randomBytes(count).toString("base64url");
  return {
    version,
    kind,
    credentialId: kind === "passkey" ? bytes(16) : null,
    salt: bytes(32),
    rounds: kind === "passphrase" ? 600_000 : 0,
    wrapped: bytes(60),
  };
}

/** A text as a device closes it. */
export function closedText(of: string, version: number, part?: ClosedPart): ClosedText {
  return { version, of, ...(part && { part }), bytes: randomBytes(284).toString("base64url") };
}

/** What a device makes of a name: another hash for each. */
export function nameKeyOf(name: string): string {
  return createHash("sha256").update(name).digest("base64url");
}

/** A device that has the key: what it has closed it opens again. */
export class Device {
  readonly #texts = new Map<string, string>();
  readonly #person: TestPerson;
  constructor(person: TestPerson) {
    this.#person = person;
  }

  /** Closes all that is left with the key of `version`, or opens it for good (0). */
  async turn(version: number): ReturnType<TestPerson["call"]> {
    const { body }: { body: TextToTurn[] } = await this.#person.call("GET", "/api/content-key/texts");
    const texts = body.map((one) => this.#turned(one, version));
    return this.#person.call("PUT", "/api/content-key/texts", { texts });
  }

  #turned({ id, part, text: plain, closed, revision: basedOn }: TextToTurn, version: number) {
    const text = (closed ? this.#texts.get(closed.bytes) : plain) ?? "de otro dispositivo";
    const row = { id, ...(part && { part }), basedOn };
    if (version === 0) return { ...row, text };
    const anew = closedText(id, version, part);
    this.#texts.set(anew.bytes, text);
    return {
      ...row,
      text: anew,
      ...(part === "name" && { nameKey: nameKeyOf(`${version} ${text.toLowerCase()}`) }),
    };
  }
}

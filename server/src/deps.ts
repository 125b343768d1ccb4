import type { Language } from "@remanso/core/language.ts";
import type { RefusalCode } from "@remanso/core/refusals.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import type { PasswordCost } from "./account/password-hash.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import type { PushNetwork } from "./reminders/push.ts";
import type { AppSecret } from "./secret.ts";

/** What the program is given from outside; tests give their own clock and database. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  readonly secret: AppSecret;
  readonly library: readonly LibraryResource[];
  readonly now: () => Date;
  /** False while the disk of the embedded database is nearly full; absent where the database is somebody else's. */
  readonly hasRoom?: () => boolean;
  /** What hashing a password takes; absent: the full cost. Tests hash thousands and pay less. */
  readonly passwordCost?: PasswordCost;
  /** From which delay of the event loop on calls are refused with 503; absent: 3 s; 0: never. */
  readonly overloadedAfterMs?: number;
  /** Where push messages may go; absent: the push services of browsers alone. */
  readonly pushNetwork?: PushNetwork;
  /** Where the log is written; absent: standard output. */
  readonly logTo?: { write(line: string): void };
}

declare module "fastify" {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The signed-in person's language, once it is known. */
    language: Language | null;
    /** The account that makes the request, or that it opened; for the log. */
    personId: string | null;
  }
  interface FastifyReply {
    /** The refusal that is answered. */
    refusedAs: RefusalCode | null;
  }
}

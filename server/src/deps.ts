import type { Language } from "@remanso/core/language.ts";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
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
  /** Where push messages may go; absent: the public internet alone. */
  readonly pushNetwork?: PushNetwork;
}

declare module "fastify" {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The signed-in person's language, once it is known. */
    language: Language | null;
  }
}

import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../product.ts";

/** The addresses of one run: all on loopback, where no other run is. */
export interface Network {
  /** "127.20.30." stands for the "10.0.0." of the files. */
  readonly prefix: string;
  readonly passwords: Readonly<Record<string, string>>;
}

export function newNetwork(): Network {
  const password = () => randomBytes(16).toString("hex");
  return {
    prefix: `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`,
    passwords: {
      SUPERUSER_PASSWORD: password(),
      REPLICATION_PASSWORD: password(),
      REMANSO_PASSWORD: password(),
    },
  };
}

/** A file of deploy/high-availability as an administrator fills it in; `more` replaces what is this run's own. */
export function configured(
  file: string,
  network: Network,
  more: Readonly<Record<string, string>> = {},
): string {
  const replaced = {
    ...network.passwords,
    ...more,
    // who connects over loopback comes from 127.0.0.1, whichever of its addresses they go to
    "10.0.0.0/24": "127.0.0.0/8",
    "10.0.0.": network.prefix,
  };
  const text = readFileSync(join(root, "deploy/high-availability", file), "utf8");
  return Object.entries(replaced).reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

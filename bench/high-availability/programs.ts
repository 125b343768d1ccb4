import { accessSync, constants, readdirSync } from "node:fs";
import { join } from "node:path";
import {
  isRoot,
  ownUser,
  privateUser,
  userForInitdb,
  type DatabaseUser,
} from "../../server/src/db/unprivileged-user.ts";

/** Where the programs of a cluster are. */
export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
}

const debian = "/usr/lib/postgresql";
// docs/decisions/0002: any PostgreSQL from 15 on
const oldest = 15;

/** The programs of Debian's packages; the names of those that are missing where there is one. */
export function findPrograms(): Programs | { readonly missing: readonly string[] } {
  const found = {
    etcd: programIn(["/usr/bin", "/usr/local/bin"], "etcd"),
    patroni: programIn(["/usr/bin", "/usr/local/bin"], "patroni"),
    haproxy: programIn(["/usr/sbin", "/usr/local/sbin"], "haproxy"),
    postgres: newestPostgres(),
  };
  const missing = Object.entries(found).filter(([, path]) => path === null);
  if (missing.length > 0) return { missing: missing.map(([name]) => name) };
  const { etcd, patroni, haproxy, postgres } = found;
  return { etcd: etcd ?? "", patroni: patroni ?? "", haproxy: haproxy ?? "", postgres: postgres ?? "" };
}

/** Whom the cluster runs as: PostgreSQL refuses root, and wants an account. */
export async function userOfCluster(): Promise<DatabaseUser> {
  if (!isRoot()) return ownUser();
  const user = await userForInitdb(await privateUser("high availability"));
  if (!user) throw new Error("There is no account but root's: PostgreSQL needs another one.");
  return user;
}

function newestPostgres(): string | null {
  let versions: number[] = [];
  try {
    versions = readdirSync(debian).map(Number);
  } catch {
    return null;
  }
  const usable = versions.filter((version) => version >= oldest).toSorted((one, other) => other - one);
  return (
    usable
      .map((version) => join(debian, String(version), "bin"))
      .find((bin) => programIn([bin], "postgres") !== null) ?? null
  );
}

function programIn(folders: readonly string[], name: string): string | null {
  return (
    folders
      .map((folder) => join(folder, name))
      .find((path) => {
        try {
          accessSync(path, constants.X_OK);
          return true;
        } catch {
          return false;
        }
      }) ?? null
  );
}

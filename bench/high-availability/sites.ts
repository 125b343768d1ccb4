import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startProduct, type Product } from "../product.ts";
import type { Place } from "./cluster.ts";
import { configured } from "./configuration.ts";
import { signalAll, startProgram } from "./processes.ts";

/** One machine that serves people: Remanso, and the HAProxy through which it reaches whichever machine is the primary. */
export interface Site {
  readonly product: Product;
}

/** As many servers of Remanso as wanted, each behind nothing and with a HAProxy of its own. */
export async function startSites(place: Place, count: number, smtpUrl: string): Promise<Site[]> {
  const sites: Site[] = [];
  for (let number = 1; number <= count; number += 1) sites.push(await startSite(place, number, smtpUrl));
  return sites;
}

async function startSite(place: Place, number: number, smtpUrl: string): Promise<Site> {
  const { folder, network, programs, user } = place;
  const address = `${network.prefix}2${number}`;
  const file = join(folder, `haproxy${number}.cfg`);
  await writeFile(file, configured("haproxy.cfg", network, { "127.0.0.1": address }), { mode: 0o644 });
  startProgram([programs.haproxy, "-db", "-f", file], { user, log: join(folder, `haproxy${number}.log`) });
  const product = await startProduct(join(folder, `remanso${number}`), {
    DATABASE_URL: `postgres://remanso:${network.passwords["REMANSO_PASSWORD"]}@${address}:5432/remanso`,
    APP_SECRET: "a secret that only this run knows, 32+",
    SMTP_URL: smtpUrl,
  });
  process.on("exit", () => signalAll([product.pid], "SIGKILL"));
  return { product };
}

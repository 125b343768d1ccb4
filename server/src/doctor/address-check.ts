import { connect } from "node:tls";
import { once } from "node:events";
import { reasonOf } from "../db/reach-database.ts";
import { note, ok, wrong, type Finding, type Patient } from "./finding.ts";

const patienceMs = 5000;
const dayMs = 86_400_000;
// most authorities' certificates are renewed a month before they end
const fewDays = 14;

/** Whether people reach this server at BASE_URL. */
export async function checkAddress({ config: { baseUrl } }: Patient): Promise<Finding> {
  const about = "address";
  try {
    const { status, headers } = await ask(`${baseUrl}/readyz`);
    if (status === 503)
      return wrong(about, `${baseUrl} answers 503: the server does not reach its database. See its log.`);
    if (status !== 200 || headers.get("content-security-policy") === null)
      return wrong(
        about,
        `${baseUrl} answers, but not Remanso (${status}). Let the proxy pass on to HOST and PORT, or correct BASE_URL.`,
      );
    return ok(about, `${baseUrl} leads here`);
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    return wrong(
      about,
      `${baseUrl} cannot be reached: ${reasonOf(cause)}. Start the server and the proxy, or correct BASE_URL.`,
    );
  }
}

/** Whether the certificate at BASE_URL holds for a while. */
export async function checkTls({ config: { baseUrl }, now }: Patient): Promise<Finding> {
  const about = "TLS";
  const { protocol, hostname, port } = new URL(baseUrl);
  if (protocol === "http:")
    return note(
      about,
      "BASE_URL is http: passkeys, push and offline pages work on localhost only. See docs/operations.md, a TLS proxy.",
    );
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
  try {
    await once(socket, "secureConnect", { signal: AbortSignal.timeout(patienceMs) });
    const ends = new Date(socket.getPeerCertificate().valid_to);
    const days = Math.floor((ends.getTime() - now.getTime()) / dayMs);
    if (days < fewDays) return wrong(about, `the certificate ends in ${days} days. Renew it at the proxy.`);
    return ok(about, `the certificate holds for ${days} days`);
  } catch (error) {
    return wrong(about, `no valid certificate for ${hostname}: ${reasonOf(error)}. Renew it at the proxy.`);
  } finally {
    socket.destroy();
  }
}

/** Whether the proxy in front passes on what it should, and nothing that it should not. */
export async function checkProxy({ config }: Patient): Promise<Finding> {
  const about = "proxy";
  if (config.baseUrl.startsWith("https:") && config.trustProxy === false)
    return wrong(
      about,
      "TRUST_PROXY is not set, so everybody counts as one visitor. Set it to the proxy's address, such as 127.0.0.1.",
    );
  const answered = await ask(`${config.baseUrl}/healthz`).catch(() => null);
  if (answered === null) return note(about, "not looked at, since BASE_URL cannot be reached");
  const { headers } = answered;
  if (headers.get("content-security-policy")?.includes(","))
    return wrong(about, "adds a content security policy of its own. Remove it there: Remanso sends its own.");
  if (config.baseUrl.startsWith("https:") && headers.get("strict-transport-security") === null)
    return wrong(
      about,
      "takes Strict-Transport-Security away, or the server runs with another BASE_URL. Let headers pass.",
    );
  if ((await ask(`${config.baseUrl}/metrics`).catch(() => null))?.status === 200)
    return wrong(about, "shows /metrics to everybody. Deny it there: docs/operations.md, nginx.");
  return ok(about, config.trustProxy === false ? "none, as TRUST_PROXY says" : "passes the headers on");
}

function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patienceMs) });
}

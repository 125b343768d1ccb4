import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { root } from "./root.ts";

const wrong: [string, Record<string, string>, RegExp][] = [
  ["every proxy there is", { TRUST_PROXY: "*" }, /^TRUST_PROXY must be the addresses .* 127\.0\.0\.1 .*"\*"/],
  ["proxies by yes or no", { TRUST_PROXY: "true" }, /^TRUST_PROXY .*"true"/],
  ["a proxy by its name", { TRUST_PROXY: "127.0.0.1, nginx" }, /^TRUST_PROXY .*"127\.0\.0\.1, nginx"/],
  ["the whole internet as a proxy", { TRUST_PROXY: "0.0.0.0/0" }, /^TRUST_PROXY /],
  ["a network that is too narrow", { TRUST_PROXY: "10.0.0.0/33" }, /^TRUST_PROXY /],
  [
    "a path in the public address",
    { BASE_URL: "https://a.example/remanso" },
    /^BASE_URL .*https:\/\/a\.example,/,
  ],
  ["a query in the public address", { BASE_URL: "https://a.example/?x" }, /^BASE_URL .*without a path/],
  ["a public address with a password", { BASE_URL: "https://me:hush@a.example" }, /^BASE_URL (?!.*hush)/],
  ["a public address of another kind", { BASE_URL: "ftp://a.example" }, /^BASE_URL .*https:/],
  [
    "a database of several machines",
    { DATABASE_URL: "postgres://me:hush@one:5432,two:5432/remanso?target_session_attrs=read-write" },
    /^DATABASE_URL (?!.*hush).*one address.*HAProxy.*docs\/high-availability\.md/,
  ],
  [
    "a database of several machines in its query",
    { DATABASE_URL: "postgres:///remanso?host=one,two" },
    /^DATABASE_URL .*one address/,
  ],
  ["a mail server without a name", { SMTP_URL: "smtp://" }, /^SMTP_URL .*smtp:/],
  ["a sender who is no address", { MAIL_FROM: "Remanso" }, /^MAIL_FROM .*@example\.org/],
  ["a token that can be guessed", { METRICS_TOKEN: "short" }, /^METRICS_TOKEN .*16/],
  ["one port for two things", { PORT: "3000", METRICS_PORT: "3000" }, /^METRICS_PORT .*another/],
  ["a choice that is none", { HSTS_SUBDOMAINS: "yes" }, /^HSTS_SUBDOMAINS .*on, off/],
];

test.each(wrong)("%s is refused in one line that says what to write", (_what, env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).not.toThrow(/\n/);
});

test("proxies are named by address, by network, or by a kind of network", () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: "127.0.0.1, 10.1.0.0/16 ::1,loopback" });
  expect(trustProxy).toEqual(["127.0.0.1", "10.1.0.0/16", "::1", "loopback"]);
  expect(readConfig({}).trustProxy).toBe(false);
});

test("the public address is kept as browsers write an origin", () => {
  expect(readConfig({ BASE_URL: "HTTPS://Remanso.Example:443/" }).baseUrl).toBe("https://remanso.example");
  expect(readConfig({ BASE_URL: "https://a.example:8443" }).baseUrl).toBe("https://a.example:8443");
});

test("docs/operations.md describes every setting that is read, and none that is not", () => {
  const source = readFileSync(join(root, "server/src/config.ts"), "utf8");
  const read = new Set([...source.matchAll(/"([A-Z][A-Z_]*[A-Z])"/g)].map(([, name]) => name));
  const page = readFileSync(join(root, "docs/operations.md"), "utf8");
  const rows = page.split("\n").filter((line) => /^\| `[A-Z]/.test(line));
  const described = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([A-Z_]+)`/g)]);
  const names = described.map(([, name]) => name);
  expect({ missing: [...read].filter((name) => !names.includes(name)) }).toEqual({ missing: [] });
  expect({ unread: names.filter((name) => !read.has(name)) }).toEqual({ unread: [] });
});

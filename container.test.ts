import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

// deploy/Containerfile names each folder it takes along. A room that is missing there would be noticed only by whoever builds the image.

const root = import.meta.dirname;
const lines = readFileSync(join(root, "deploy/Containerfile"), "utf8").split("\n");
const secondStage = lines.findLastIndex((line) => line.startsWith("FROM "));
const copied = lines
  .slice(0, secondStage)
  .flatMap((line) => /^COPY (\S+) \S+$/.exec(line)?.[1] ?? [])
  .filter((path) => !path.includes("package.json"));

test("the container's build has every room that the build reads", () => {
  const rooms = roomsFrom("scripts/build.mjs");
  expect([...rooms]).toEqual(
    expect.arrayContaining(["scripts", "core", "web", "library", "talk", "passwords"]),
  );
  expect([...rooms].filter((room) => !copied.includes(room))).toEqual([]);
});

test("the container's build has every configuration of types that a room of it names", () => {
  const named = copied
    .map((room) => join(room, "tsconfig.json"))
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => {
      const { references = [] } = JSON.parse(readFileSync(join(root, path), "utf8"));
      return references.map((reference: { path: string }) => join(dirname(path), reference.path));
    });
  expect(named).toContain("testing");
  const has = (room: string) => copied.includes(room) || copied.includes(join(room, "tsconfig.json"));
  expect(named.filter((room) => !has(room))).toEqual([]);
});

test("the container runs with everything that the build makes", () => {
  const kept = lines
    .slice(secondStage)
    .flatMap((line) => /^COPY --from=build \/app\/(\S+) /.exec(line)?.[1] ?? []);
  const made = readdirSync(root).filter((room) => existsSync(join(root, room, "dist")));
  const missing = made.filter((room) => !kept.includes(room) && !kept.includes(`${room}/dist`));
  expect(missing).toEqual([]);
});

/** The top folders of everything that this program imports, and what that imports. */
function roomsFrom(entry: string): Set<string> {
  const seen = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readFileSync(join(root, path), "utf8");
    for (const [, to = ""] of text.matchAll(/from\s+"(\.[^"]+)"/g))
      open.push(normalize(join(dirname(path), to)));
  }
  return new Set([...seen].map((path) => path.split("/")[0] ?? ""));
}

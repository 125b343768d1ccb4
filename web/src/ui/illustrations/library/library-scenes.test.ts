import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sceneAddressOf } from "@remanso/core/resources/scene-address.ts";
import { LibraryScene } from "./library-scene.tsx";
import { generalScene, isLibraryScene, libraryScenes } from "./library-scene-names.ts";
import { LibrarySheet } from "./library-sheet.tsx";

const abouts = import.meta.glob<string>("../../../../../library/texts/*/about.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const folders = Object.keys(import.meta.glob("../../../../../library/texts/*/*")).map(
  (path) => path.split("/").at(-2) ?? "",
);

const sheet = renderToStaticMarkup(createElement(LibrarySheet));
const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
const names = Object.keys(libraryScenes);

/** Each drawing of the sheet, from its name to the next one's. */
function drawingsOf(markup: string): Map<string, string> {
  const starts = names
    .map((name) => ({ name, at: markup.indexOf(`<g id="${name}">`) }))
    .toSorted((one, other) => one.at - other.at);
  return new Map(
    starts.map(({ name, at }, index) => [
      name,
      markup.slice(at + `<g id="${name}">`.length, starts[index + 1]?.at ?? markup.length),
    ]),
  );
}

test("every resource of the library has a drawing", () => {
  expect([...new Set(folders)].filter((folder) => !isLibraryScene(folder))).toEqual([]);
});

test("every step of a guide in pictures has a drawing", () => {
  const steps = Object.values(abouts).flatMap((about) =>
    (/^drawings: *\[([^\]]*)\]/m.exec(about)?.[1] ?? "").split(",").map((name) => name.trim()),
  );
  expect(steps.filter((step) => step !== "" && !isLibraryScene(`step-${step}`))).toEqual([]);
});

test("every name is drawn, each one differently", () => {
  const drawings = drawingsOf(sheet);
  expect(names.filter((name) => !ids.includes(name))).toEqual([]);
  expect(new Set(drawings.values()).size).toBe(names.length);
  expect([...drawings].filter(([, drawing]) => drawing.length < 600)).toEqual([]);
});

test("no id is used twice, and every reference is to one of the sheet", () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const used = [...sheet.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? "");
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test("the drawings have no colours of their own", () => {
  const paints = [...sheet.matchAll(/ (?:fill|stroke|stop-color)="([^"]+)"/g)].map(
    ([, paint]) => paint ?? "",
  );
  expect(
    [...new Set(paints)].filter((paint) => !/^(none|#fff|url\(#fall\)|var\(--art-[\w-]+\))$/.test(paint)),
  ).toEqual([]);
});

test("a drawing is fetched from the library's sheet, in its own hues", () => {
  const html = renderToStaticMarkup(createElement(LibraryScene, { name: "small-bridges" }));
  expect(html).toContain('data-href="/library-scenes.svg#small-bridges"');
  expect(html).toContain(`art-tone-${libraryScenes["small-bridges"]}`);
});

test("a name that nobody has drawn shows the general drawing", () => {
  const html = renderToStaticMarkup(createElement(LibraryScene, { name: "toString" }));
  expect(html).toContain(`data-href="/library-scenes.svg#${generalScene}"`);
});

test("the API's addresses are those of this sheet", () => {
  const markup = renderToStaticMarkup(createElement(LibraryScene, { name: generalScene }));
  expect(markup).toContain(`"${sceneAddressOf(generalScene)}"`);
});

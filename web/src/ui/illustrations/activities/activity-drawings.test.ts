import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { SceneSheetAddress } from "../sheet-scene.tsx";
import { ActivityPicture } from "./activity-picture.tsx";
import { drawingFile } from "./drawing-file.tsx";
import { drawingNames, drawingOf, drawingTones } from "./drawing-names.ts";
import { drawings } from "./drawings.tsx";

// what the drawing of the type shows is what these are
const suitedByTheirType = ["free-writing", "unhurried-cup", "breath-and-passing-thoughts"];

const keys = catalogue.map(({ key }) => key);
const files = drawingNames.map((name) => ({
  name,
  file: drawingFile(name, renderToStaticMarkup),
}));

function shown(activity: { catalogueKey: string | null; activityType: "exercise" }): string {
  const picture = createElement(ActivityPicture, { activity });
  return renderToStaticMarkup(createElement(SceneSheetAddress, { value: "/assets/scenes-1.svg" }, picture));
}

test("every activity of the catalogue has a drawing of its own, or one that suits it", () => {
  expect(keys.filter((key) => drawingOf(key) === null)).toEqual(
    keys.filter((key) => suitedByTheirType.includes(key)),
  );
});

test("every drawing is worn by an activity of the catalogue", () => {
  const worn = new Set(keys.map((key) => drawingOf(key)));
  expect(drawingNames.filter((name) => !worn.has(name))).toEqual([]);
});

test("every drawing is drawn, each one differently", () => {
  expect(Object.keys(drawings).toSorted()).toEqual(drawingNames.toSorted());
  expect(new Set(files.map(({ file }) => file)).size).toBe(drawingNames.length);
  expect(drawingNames.length).toBeGreaterThanOrEqual(40);
});

test("a file has all that its drawing refers to, and no id twice", () => {
  for (const { name, file } of files) {
    const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
    const used = [...file.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id ?? "");
    expect({ name, missing: used.filter((id) => !ids.includes(id)) }).toEqual({ name, missing: [] });
    expect({ name, twice: ids.filter((id, at) => ids.indexOf(id) !== at) }).toEqual({ name, twice: [] });
  }
});

test("the drawings have no colours of their own", () => {
  for (const { file } of files) {
    const paints = [...file.matchAll(/ (?:fill|stroke|stop-color)="([^"]+)"/g)].map(
      ([, paint]) => paint ?? "",
    );
    expect(paints.filter((paint) => !/^(none|#fff|url\(#fall\)|var\(--art-[\w-]+\))$/.test(paint))).toEqual(
      [],
    );
  }
});

test("a page fetches only the drawing that it shows, in its own hues", () => {
  const html = shown({ catalogueKey: "four-seven-eight", activityType: "exercise" });
  expect(html).toContain('data-href="/assets/scenes-1/four-seven-eight.svg#drawing"');
  expect(html).toContain(`art-tone-${drawingTones["four-seven-eight"]}`);
});

test.each([null, "toString", "gone"])(
  "an activity with the key %j wears the drawing of its type",
  (catalogueKey) => {
    expect(shown({ catalogueKey, activityType: "exercise" })).toContain('"/assets/scenes-1.svg#exercise"');
  },
);

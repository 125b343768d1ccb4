import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plantTypes } from "@remanso/core/garden/plant-types.ts";
import { plants } from "@remanso/core/garden/plants/plants.ts";
import { growthOf } from "./growth.ts";
import { plantDrawings } from "./plant-drawings.tsx";
import { svgMarkup } from "./svg-markup.ts";

test.each(plantTypes)("a %s is written as React writes it, at every level", (type) => {
  const { maxLevel } = plants[type];
  for (let level = 1; level <= maxLevel; level += 1) {
    const drawing = createElement(plantDrawings[type].Body, {
      growth: growthOf({ level, maxLevel, seed: "one" }),
    });
    const written = renderToStaticMarkup(drawing).replaceAll(/<(\w+)([^<>]*)><\/\1>/g, "<$1$2/>");
    expect(svgMarkup(drawing)).toBe(written);
  }
});

test("signs of markup in a value are escaped", () => {
  expect(svgMarkup(createElement("path", { d: '"/><script>&' }))).toBe(
    '<path d="&#34;/&#62;&#60;script&#62;&#38;"/>',
  );
});

test("what is no drawing is refused", () => {
  expect(() => svgMarkup("words")).toThrow("elements only");
});

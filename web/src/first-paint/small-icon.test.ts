import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createLucideIcon } from "lucide-react";
import { expect, test } from "vitest";
import { createSmallIcon } from "./small-icon.ts";

const data = {
  name: "some",
  size: 24,
  node: [
    ["path", { d: "M3 10h4", key: "a" }],
    ["circle", { cx: "12", cy: "12", r: "3", key: "b" }],
  ],
} as const;

test.each([
  {},
  { size: 18, strokeWidth: 1.8, className: "shrink-0 text-primary", "aria-hidden": true },
  { size: 14, "aria-label": "back" },
  { fill: "currentColor", size: 16 },
])("an icon of %o is drawn as lucide draws it, without its names", (props) => {
  const lucides = createLucideIcon(
    "some",
    [...data.node].map(([tag, attributes]) => [tag, { ...attributes }]),
  );
  expect(attributesOf(createSmallIcon(data), props)).toEqual(attributesOf(lucides, props));
});

function attributesOf(Icon: ComponentType, props: object) {
  const html = renderToStaticMarkup(createElement(Icon, props));
  const [, head = "", inside = ""] = /^<svg([^>]*)>(.*)<\/svg>$/.exec(html) ?? [];
  const attributes = [...head.matchAll(/ ([\w-]+)="([^"]*)"/gi)].flatMap(([, name = "", value = ""]) => {
    const own = name === "class" ? value.replace(/\blucide(-\w+)?\b ?/g, "").trim() : value;
    return name === "xmlns" || own === "" ? [] : [`${name}=${own}`];
  });
  return { attributes: attributes.toSorted(), inside };
}

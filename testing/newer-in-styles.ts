import postcss, { type AtRule, type Declaration } from "postcss";
import { knownKeys, newerKeys } from "./newer-features.ts";

// `css.types.color-mix` or, one level down, `css.types.color.oklch`
const typesByName = new Map<string, string[]>();
for (const key of knownKeys) {
  const [, name] = /^css\.types\.(?:[\w-]+\.)?([\w-]+)$/.exec(key) ?? [];
  if (name) typesByName.set(name, [...(typesByName.get(name) ?? []), key]);
}

/** The keys of the web-features data for what a style sheet uses although a browser of the minimum lacks it. */
export function newerInStyles(sheet: string): ReadonlySet<string> {
  const keys = new Set<string>();
  const found = (key: string) => {
    if (newerKeys.has(key)) keys.add(key);
  };
  const root = postcss.parse(sheet);
  root.walkDecls((declaration) => keysOf(declaration).forEach(found));
  root.walkRules(({ selector, parent }) => {
    for (const [, name = ""] of withoutTexts(selector).matchAll(/::?([a-z-]+)/g))
      found(`css.selectors.${name}`);
    if (parent?.type === "rule") found("css.selectors.nesting");
  });
  root.walkAtRules((rule) => keysOfAtRule(rule).forEach(found));
  return keys;
}

function keysOf({ prop, value, parent }: Declaration): string[] {
  const plain = withoutTexts(value);
  const words = [...plain.matchAll(/(?<![\w-])[a-z][\w-]*/gi)].map(([word]) => word);
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].map(([, name = ""]) => name);
  const units = [...plain.matchAll(/\d([a-z]+)/gi)].map(([, unit = ""]) => unit);
  return [
    `css.properties.${prop}`,
    ...words.map((word) => `css.properties.${prop}.${word}`),
    // a function counts as missing where no type of that name is old enough
    ...functions.flatMap((name) => {
      const types = typesByName.get(name) ?? [];
      return types.every((key) => newerKeys.has(key)) ? types : [];
    }),
    ...units.map((unit) => `css.types.length.${unit}`),
    ...(parent?.type === "atrule" ? [`css.at-rules.${(parent as AtRule).name}.${prop}`] : []),
  ];
}

function keysOfAtRule({ name, params }: AtRule): string[] {
  const words = [...withoutTexts(params).matchAll(/[a-z][a-z-]+/g)].map(([word]) => word);
  return [`css.at-rules.${name}`, ...words.map((word) => `css.at-rules.${name}.${word}`)];
}

function withoutTexts(text: string): string {
  return text.replace(/\\./g, "").replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
}

import postcss, { type AtRule, type ChildNode, type Root, type Rule } from "postcss";
import type { Plugin } from "vite";
import { strongColors } from "./strong-colors.ts";

/** A part of the style sheet, with what a page must contain for it to apply. */
export type StylePiece =
  // a rule: what each of its selectors needs, as ".class", "element" or "theme=dark"
  | { readonly text: string; readonly needs: readonly (readonly string[])[] }
  // an animation or a property: needed when another rule names it, and a property where its own rule applies too
  | { readonly text: string; readonly name: string; readonly needs?: readonly (readonly string[])[] }
  | { readonly around: string; readonly pieces: readonly StylePiece[] };

/** Writes the style sheet in pieces beside the manifest; the server inlines those that a page needs (used-style.ts). */
export function stylePieces(): Plugin {
  return {
    name: "style-pieces",
    enforce: "post",
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith(".css"));
      if (sheet?.type !== "asset") return;
      const source = JSON.stringify(piecesOfSheet(String(sheet.source)));
      this.emitFile({ type: "asset", fileName: ".vite/style-pieces.json", source });
    },
  };
}

/** The pieces of a style sheet, in source order. */
export function piecesOfSheet(css: string): StylePiece[] {
  const sheet = postcss.parse(css);
  leaveTransitions(sheet);
  leaveFallbacks(sheet);
  return piecesOf(sheet.nodes);
}

/** Nothing changes slowly before somebody points or presses: transitions, and the properties that only they read, come with the whole sheet. */
function leaveTransitions(sheet: Root): void {
  const slow = new Set<Rule>();
  sheet.walkDecls(/^transition(-|$)/, (declaration) => {
    if (declaration.value === "none" || declaration.parent?.type !== "rule") return;
    slow.add(declaration.parent as Rule);
    declaration.remove();
  });
  const read = new Set(sheet.toString().match(/var\(--[\w-]+/g));
  for (const rule of slow)
    rule.walkDecls(/^--/, (declaration) => {
      if (!read.has(`var(${declaration.prop}`)) declaration.remove();
    });
}

/** What the theme always sets needs no value for where it is not set, such as Tailwind's list of the fonts of all systems. */
function leaveFallbacks(sheet: Root): void {
  const set = new Set<string>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "theme") layer.walkDecls(/^--/, ({ prop }) => void set.add(prop));
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      set.has(name) ? `var(${name})` : whole,
    );
  });
}

function piecesOf(nodes: readonly ChildNode[]): StylePiece[] {
  return nodes.flatMap((node): StylePiece[] => {
    if (node.type === "rule" && node.nodes.length === 0) return [];
    if (node.type === "rule") return [isPalette(node) ? byProperty(node) : ruleOf(node)];
    return node.type === "atrule" ? pieceOfAtRule(node) : [];
  });
}

function ruleOf(rule: Rule) {
  return {
    text: rule.toString(),
    needs: rule.selectors.filter((selector) => !later.test(selector)).map(needsOf),
  };
}

/** Tailwind's theme, the colors of drawings, and the hues of their tones: a page uses few of these properties. */
function isPalette({ nodes, parent }: Rule): boolean {
  if (parent?.type === "atrule" && "params" in parent && parent.params === "theme") return true;
  return (
    nodes.length >= manyProperties && nodes.every((node) => "prop" in node && node.prop.startsWith("--"))
  );
}

const manyProperties = 3;

function byProperty(rule: Rule): StylePiece {
  const { needs } = ruleOf(rule);
  const properties = rule.nodes.filter((node) => node.type === "decl");
  return {
    around: rule.selector,
    pieces: properties.map((node) => ({ text: `${node.toString()};`, name: node.prop, needs })),
  };
}

function pieceOfAtRule(rule: AtRule): StylePiece[] {
  const text = rule.toString();
  if (isForLater(rule)) return [];
  if (isKnownEverywhere(rule)) return piecesOf(rule.nodes ?? []);
  switch (rule.name) {
    case "keyframes":
    case "property":
      return [{ text, name: rule.params }];
    case "font-face":
      // fonts are loaded with the whole sheet, after the first paint; until then local fonts with the same metrics are used
      return text.includes("url(") ? [] : [{ text, needs: [[]] }];
    default:
      // this layer is for browsers without @property and comes with the whole sheet; only its order is declared here
      if (rule.params === "properties") return [{ text: "@layer properties;", needs: [[]] }];
      return rule.nodes
        ? [{ around: `@${rule.name} ${rule.params}`, pieces: piecesOf(rule.nodes) }]
        : [{ text: `${text};`, needs: [[]] }];
  }
}

/**
 * Paper, and where a window comes from: nothing of it shows before the whole sheet is there. Who asks for stronger colors has the whole
 * sheet before the first paint (strong-colors.ts).
 */
function isForLater({ name, params }: AtRule): boolean {
  return (
    name === "starting-style" || (name === "media" && (params === "print" || asksForStrong.test(params)))
  );
}

const asksForStrong = new RegExp(strongColors.map((asked) => asked.replace(":", ":\\s*")).join("|"));

/** Tailwind asks whether a browser mixes colors, which every browser of the minimum does (minimum-browsers.ts). */
function isKnownEverywhere({ name, params }: AtRule): boolean {
  return name === "supports" && /^\((color|background-image):[^)]*\bin lab, red, red\)+$/.test(params);
}

// these show only after an interaction
const later = /:hover|:active|::(selection|backdrop|view-transition|file-selector-button|-webkit-)|:-moz-/;

const classNames = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g;

/** What a page must contain for a selector to match. What this cannot tell is left out: too much is inlined, never too little. */
function needsOf(selector: string): string[] {
  const theme = /\[data-theme="?(\w+)"?\]/.exec(selector)?.[1];
  const plain = withoutChoices(selector);
  const classes = [...plain.matchAll(classNames)].map(([, name = ""]) => `.${unescaped(name)}`);
  const elements = plain.replaceAll(classNames, "").match(/(?<![\w:#*-])[a-z][a-z0-9]*/g) ?? [];
  return [...classes, ...elements, ...(theme ? [`theme=${theme}`] : [])];
}

function unescaped(name: string): string {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_whole, code?: string, sign = "") =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );
}

const innermost = /:([\w-]+)\(((?:\\.|[^()\\])*)\)/;

/** The selector without `:not(…)`, `:has(…)` and the like; `:is(…)` and `:where(…)` with one selector are replaced by it. */
function withoutChoices(selector: string): string {
  const found = innermost.exec(selector);
  if (!found) return selector.replaceAll(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, "");
  const [whole, name = "", inside = ""] = found;
  const isOpen = (name === "is" || name === "where") && !/(?<!\\),/.test(inside);
  return withoutChoices(selector.replace(whole, () => (isOpen ? inside : "")));
}

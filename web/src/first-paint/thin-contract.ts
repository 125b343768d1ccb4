import { parseAst, type Plugin } from "vite";

/**
 * Removes the schemas from the contracts and shapes in the browser's bundle: the browser needs only method, path and status, and
 * the server checks what goes in and out. docs/decisions/0008
 */
export function thinContract(): Plugin {
  return {
    name: "thin-contract",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      return /\/core\/src\/[\w-]+\/(contract|shapes)\.ts$/.test(id)
        ? { code: withoutSchemas(code), map: null }
        : null;
    },
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The module without the values of its schemas: `endpoint("GET /…", {})`, and `const Shape = 0`. */
export function withoutSchemas(code: string): string {
  const cuts: { start: number; end: number; text: string }[] = [];
  visit(parseAst(code), (node, isTop) => {
    const init = node["init"];
    if (isTop && node.type === "VariableDeclarator" && isNode(init) && isSchema(init)) {
      cuts.push({ start: init.start, end: init.end, text: "0" });
      return false;
    }
    const [, shapes] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
    const { callee } = node;
    const isEndpoint = node.type === "CallExpression" && isNode(callee) && callee["name"] === "endpoint";
    if (isEndpoint && isNode(shapes)) cuts.push({ start: shapes.start, end: shapes.end, text: "{}" });
    return true;
  });
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/** True for an expression that begins with `z.`. */
function isSchema(node: Node): boolean {
  let inner: unknown = node;
  while (isNode(inner) && inner.type !== "Identifier") inner = inner["callee"] ?? inner["object"];
  return isNode(inner) && inner["name"] === "z" && node.type === "CallExpression";
}

function visit(node: unknown, see: (node: Node, isTop: boolean) => boolean, depth = 0): void {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, see, depth));
  if (!isNode(node)) return;
  const isFunction = /Function/.test(node.type);
  if (!see(node, depth === 0)) return;
  for (const value of Object.values(node)) visit(value, see, depth + Number(isFunction));
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

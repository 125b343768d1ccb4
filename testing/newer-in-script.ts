import { parseSync, Visitor, type Expression, type VisitorObject } from "oxc-parser";
import { knownKeys, newerKeys } from "./newer-features.ts";

/** What a script uses although a browser of the minimum lacks it. */
export interface NewerInScript {
  /** Keys of the web-features data. */
  readonly keys: ReadonlySet<string>;
  /** Names of members that only newer interfaces of the browser have, of whatever object. */
  readonly members: ReadonlySet<string>;
  /** The same of the language's own objects. */
  readonly builtins: ReadonlySet<string>;
  /** Names of members that the script defines itself. */
  readonly ownMembers: ReadonlySet<string>;
}

const hosts: Readonly<Record<string, string>> = {
  caches: "CacheStorage",
  crypto: "Crypto",
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  screen: "Screen",
};
const globals = new Set(["globalThis", "self", "window"]);

/** `javascript.builtins.Promise.try`, `api.Notification.permission_static`: the last two parts, without the mark. */
const memberKey =
  /^(?:api|javascript\.builtins(?:\.Intl)?)\.([A-Za-z]\w*)\.([a-zA-Z][a-zA-Z0-9]*)(?:_static)?$/;

const keysByMember = Map.groupBy(knownKeys, (key) => {
  const [, owner, name] = memberKey.exec(key) ?? [];
  // the same name twice is the constructor
  return name === owner ? undefined : name;
});

/** Reads one built file. Names say little of types: what is found by its name alone is told apart from what is certain. */
export function newerInScript(name: string, code: string): NewerInScript {
  const { program, errors } = parseSync(name, code);
  if (errors[0]) throw new Error(`${name}: ${errors[0].message}`);
  const keys = new Set<string>();
  const members = new Set<string>();
  const builtins = new Set<string>();
  const ownMembers = new Set<string>();
  const found = (...candidates: string[]) => {
    for (const key of candidates) if (newerKeys.has(key)) keys.add(key);
  };
  const global = (of: string) => found(`javascript.builtins.${of}`, `api.${of}`, `api.Window.${of}`);
  const member = (of: string) => {
    const owners = keysByMember.get(of) ?? [];
    if (!owners.every((key) => newerKeys.has(key))) return;
    if (owners.some((key) => key.startsWith("javascript."))) builtins.add(of);
    else if (owners.length > 0) members.add(of);
  };
  new Visitor({
    ...syntax(found),
    NewExpression: ({ callee }) => callee.type === "Identifier" && global(callee.name),
    CallExpression: ({ callee }) => callee.type === "Identifier" && global(callee.name),
    BinaryExpression: ({ operator, right }) =>
      operator === "instanceof" && right.type === "Identifier" && global(right.name),
    MemberExpression: ({ object, property }) => {
      const of = nameOf(property);
      if (of === null) return;
      member(of);
      if (isIterator(object)) found(`javascript.builtins.Iterator.${of}`);
      if (object.type !== "Identifier") return;
      global(object.name);
      if (globals.has(object.name)) global(of);
      const host = hosts[object.name] ?? object.name;
      found(`javascript.builtins.${host}.${of}`, `api.${host}.${of}`, `api.${host}.${of}_static`);
    },
    ObjectPattern: ({ properties }) => {
      for (const one of properties) if (one.type === "Property") member(nameOf(one.key) ?? "");
    },
    AssignmentExpression: ({ left }) =>
      left.type === "MemberExpression" && ownMembers.add(nameOf(left.property) ?? ""),
    ObjectExpression: ({ properties }) => {
      for (const one of properties) if (one.type === "Property") ownMembers.add(nameOf(one.key) ?? "");
    },
    MethodDefinition: ({ key }) => ownMembers.add(nameOf(key) ?? ""),
    PropertyDefinition: ({ key }) => ownMembers.add(nameOf(key) ?? ""),
  } as VisitorObject).visit(program);
  return { keys, members, builtins, ownMembers };
}

// what answers with an iterator, whose helpers share their names with those of arrays
const iterating = new Set(["entries", "keys", "matchAll", "values"]);

function isIterator(object: Expression): boolean {
  if (object.type !== "CallExpression" || object.callee.type !== "MemberExpression") return false;
  const { object: of, property } = object.callee;
  const isOfObject = of.type === "Identifier" && of.name === "Object";
  return !isOfObject && iterating.has(nameOf(property) ?? "");
}

function nameOf(key: { type: string; name?: unknown; value?: unknown }): string | null {
  const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : null;
  return typeof name === "string" ? name : null;
}

const js = "javascript";

/** The keys of syntax that `syntax` finds. */
export const knownSyntax: readonly string[] = [
  `${js}.statements.using`,
  `${js}.statements.await_using`,
  `${js}.statements.import.import_attributes`,
  `${js}.statements.import.defer`,
  `${js}.operators.import.defer`,
  `${js}.operators.await.top_level`,
  `${js}.regular_expressions.modifier`,
  `${js}.regular_expressions.named_capturing_group.duplicate_named_capturing_groups`,
];

function syntax(found: (key: string) => void): VisitorObject {
  let functions = 0;
  const enter = () => void (functions += 1);
  const leave = () => void (functions -= 1);
  return {
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    AwaitExpression: () => {
      if (functions === 0) found(`${js}.operators.await.top_level`);
    },
    VariableDeclaration: ({ kind }) => {
      if (kind === "using") found(`${js}.statements.using`);
      if (kind === "await using") found(`${js}.statements.await_using`);
    },
    ImportDeclaration: ({ attributes, phase }) => {
      if (attributes.length > 0) found(`${js}.statements.import.import_attributes`);
      if (phase === "defer") found(`${js}.statements.import.defer`);
    },
    ImportExpression: ({ options, phase }) => {
      if (options) found(`${js}.statements.import.import_attributes`);
      if (phase === "defer") found(`${js}.operators.import.defer`);
    },
    Literal: (literal) => {
      if (!("regex" in literal)) return;
      const { pattern } = literal.regex;
      if (/\(\?[ims]*-?[ims]*:/.test(pattern.replaceAll("(?:", "")))
        found(`${js}.regular_expressions.modifier`);
      const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
      if (new Set(names).size < names.length)
        found(`${js}.regular_expressions.named_capturing_group.duplicate_named_capturing_groups`);
    },
  };
}

// Stands in for "zod/mini" in the browser's bundle (vite.config.ts). The browser uses the contract for its methods, paths
// and types; the server checks what goes in and out. Nothing here checks anything: parsing with it is a mistake.

function refuse(): never {
  throw new Error("The browser has no validator: the server checks what goes in and out.");
}

/** Stands for every schema: every property and every call returns itself. */
const schema: object = new Proxy(() => schema, {
  get: (_target, name) => (name === "parse" || name === "safeParse" ? refuse : schema),
});

export {
  schema as array,
  schema as boolean,
  schema as catch,
  schema as enum,
  schema as int,
  schema as iso,
  schema as literal,
  schema as maximum,
  schema as maxLength,
  schema as minimum,
  schema as minLength,
  schema as nullable,
  schema as nullish,
  schema as number,
  schema as object,
  schema as optional,
  schema as pipe,
  schema as record,
  schema as refine,
  schema as regex,
  schema as string,
  schema as transform,
  schema as trim,
  schema as union,
  schema as unknown,
  schema as uuid,
};

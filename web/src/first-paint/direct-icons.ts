import { parseAst, type Plugin } from "vite";

type FileByIcon = ReadonlyMap<string, string>;

/** Imports each icon from its own file: a list of all would belong to every page, with every icon that any screen uses. */
export function directIcons(): Plugin {
  let fileOf: FileByIcon | null = null;
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!id.includes("/web/src/") || !code.includes('"lucide-react"')) return null;
      if (!fileOf) {
        const list = await this.resolve("lucide-react");
        fileOf = fileByIcon(list ? await this.fs.readFile(list.id, { encoding: "utf8" }) : "");
      }
      return { code: withDirectIcons(code, fileOf), map: null };
    },
  };
}

/** The module with `import House from "lucide-react/dist/esm/icons/house.mjs"` in the place of `import { House } from "lucide-react"`. */
export function withDirectIcons(code: string, fileOf: FileByIcon): string {
  let text = code;
  for (const node of parseAst(code).body.toReversed()) {
    if (node.type !== "ImportDeclaration" || node.source.value !== "lucide-react") continue;
    const imports = node.specifiers.map((specifier) => {
      const name =
        specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
          ? specifier.imported.name
          : "";
      const file = fileOf.get(name);
      if (!file) throw new Error(`lucide-react has no icon "${name}".`);
      return `import ${specifier.local.name} from "lucide-react/dist/esm/icons/${file}";`;
    });
    text = text.slice(0, node.start) + imports.join("") + text.slice(node.end);
  }
  return text;
}

/** The file of each icon under each of its names, as the package's main file lists them. */
export function fileByIcon(list: string): FileByIcon {
  const files = new Map<string, string>();
  for (const [, names = "", file = ""] of list.matchAll(
    /export \{ ([^}]*) \} from '\.\/icons\/([\w-]+\.mjs)'/g,
  ))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
  return files;
}

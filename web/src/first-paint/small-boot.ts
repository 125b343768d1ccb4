import { minify, type Plugin } from "vite";

/** Minifies boot.js, which every page carries inline. */
export function smallBoot(): Plugin {
  return {
    name: "small-boot",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "raw" || !file.endsWith("/boot.js")) return null;
      const { code } = await minify(file, await this.fs.readFile(file, { encoding: "utf8" }));
      return `export default ${JSON.stringify(code)}`;
    },
  };
}

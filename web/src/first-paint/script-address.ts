// A page names its built scripts without what is alike in all of their addresses; boot.js, which is inlined and imports nothing, puts them
// together as `scriptAddress` does.

/** The name by which a page calls a built script; any other address as it is. */
export function scriptName(address: string): string {
  return address.replace(/^\/assets\/(.+)\.js$/, "$1");
}

/** The address of a script as a page names it. */
export function scriptAddress(name: string): string {
  return name.includes("/") ? name : `/assets/${name}.js`;
}

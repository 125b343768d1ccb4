/** The sheet of the library's drawings, an SVG file. */
export const librarySheet = "/library-scenes.svg";

/** The drawing of a resource in that sheet. */
export function sceneAddressOf(id: string): string {
  return `${librarySheet}#${id}`;
}

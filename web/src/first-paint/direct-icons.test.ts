import { expect, test } from "vitest";
import { fileByIcon, withDirectIcons } from "./direct-icons.ts";

const files = fileByIcon(`export { default as LucideX, default as X } from './icons/x.mjs';
export { default as House, default as Home } from './icons/house.mjs';`);

test("each icon is imported from its own file, under the name that the module uses", () => {
  expect(
    withDirectIcons(
      'import { X, House as Home } from "lucide-react";\nimport { a } from "b";\nHome(X, a);',
      files,
    ),
  ).toBe(
    'import X from "lucide-react/dist/esm/icons/x.mjs";import Home from "lucide-react/dist/esm/icons/house.mjs";\nimport { a } from "b";\nHome(X, a);',
  );
});

test("a name that is no icon stops the build", () => {
  expect(() => withDirectIcons('import { NoSuchIcon } from "lucide-react";', files)).toThrow("NoSuchIcon");
});

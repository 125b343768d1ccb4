import { createElement, type ReactNode, type SVGProps } from "react";

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

/**
 * Makes an icon of lucide's data, in the place of lucide's own maker: without what nothing here uses (a context, widths that follow the
 * size, names as classes), a tenth of its bytes on every page and as much less in its HTML. small-icons.ts puts it there.
 */
export function createSmallIcon({ node }: IconData): (props: IconProps) => ReactNode {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, ...rest }) {
    const isNamed = rest["aria-label"] !== undefined || rest.role !== undefined;
    return createElement(
      "svg",
      {
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...(isNamed ? {} : { "aria-hidden": true }),
        ...rest,
      },
      parts,
    );
  };
}

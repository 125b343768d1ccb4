import { Fragment, isValidElement, type ReactNode } from "react";

interface Props {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/**
 * The markup of a drawing, as React would write it but for tags that close themselves. It knows elements of SVG and components without
 * hooks. React prepares each element for what a page might wait for; a full garden has three thousand that never wait.
 */
export function svgMarkup(drawing: ReactNode): string {
  const parts: string[] = [];
  write(drawing, parts);
  // one flat text: hundreds of pieces that wait for the end of the page would burden the collector
  return parts.join("");
}

function write(drawing: ReactNode, parts: string[]): void {
  if (drawing === null || drawing === undefined || typeof drawing === "boolean") return;
  if (Array.isArray(drawing)) {
    for (const one of drawing) write(one, parts);
    return;
  }
  if (!isValidElement<Props>(drawing)) throw new Error("A drawing holds elements only.");
  const { type, props } = drawing;
  if (isPlain(type)) return write(type(props), parts);
  if (type === Fragment) return write(props.children, parts);
  parts.push("<", String(type));
  writeAttributes(props, parts);
  parts.push(">");
  const before = parts.length;
  write(props.children, parts);
  if (parts.length > before) parts.push("</", String(type), ">");
  else parts[before - 1] = "/>";
}

function isPlain(type: unknown): type is (props: Props) => ReactNode {
  return typeof type === "function";
}

function writeAttributes(props: Props, parts: string[]): void {
  for (const name in props) {
    const value = props[name];
    if (name === "children" || value === undefined) continue;
    const text = name === "style" ? styleText(value) : textOf(value);
    parts.push(" ", attributeNames[name] ?? name, '="', escaped(text), '"');
  }
}

// those of drawings that React names otherwise
const attributeNames: Readonly<Record<string, string>> = {
  className: "class",
  strokeWidth: "stroke-width",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
};

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new Error("An attribute of a drawing is a text or a number.");
}

/** Plants set properties of their own alone. */
function styleText(style: unknown): string {
  return Object.entries(style ?? {})
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(";");
}

function escaped(value: string): string {
  return /[&<>"]/.test(value) ? value.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`) : value;
}

import { pathData } from "../geometry.ts";

/** A closed letter, 34 wide; 0,0 is its middle. */
export function Envelope() {
  return (
    <>
      <path d="M-17-11H17V11H-17z" fill="var(--art-paper)" />
      <path d="M-17 11H17V-11L0 4z" fill="var(--art-paper-shade)" />
      <path d="M-17-11L0 4L17-11" fill="none" stroke="var(--art-stone)" strokeWidth="1.6" />
    </>
  );
}

type LinesProps = { x: number; y: number; widths: readonly number[]; step?: number };

/** Lines of writing that cannot be read. */
export function Writing({ x, y, widths, step = 8 }: LinesProps) {
  const lines = widths.map((width, index) => pathData`M${x} ${y + index * step}h${width}`);
  return (
    <path d={lines.join("")} fill="none" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="1.8" />
  );
}

/** A sheet of paper that lies on the table, seen from above; 0,0 is its middle, 104 by 140. */
export function Sheet() {
  return (
    <>
      <path d="M-48-66H56V74H-48z" fill="var(--art-wood-shade)" opacity=".6" />
      <path d="M-52-70H52V70H-52z" fill="var(--art-paper)" />
      <path d="M34 70Q38 56 52 54V70z" fill="var(--art-paper-shade)" />
    </>
  );
}

/** A wooden table seen from above. */
export function TableFromAbove() {
  return (
    <>
      <path d="M0 0H320V200H0z" fill="var(--art-wood)" />
      <path
        d="M0 34Q160 28 320 36M0 96Q160 92 320 97M0 162Q160 158 320 164"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="1.5"
      />
    </>
  );
}

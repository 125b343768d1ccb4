import { Leaves } from "../plants.tsx";

/** A market basket with bread, fruit and greens; its foot is at 222, 178. */
export function Basket() {
  return (
    <>
      <path d="M178 118C178 40 266 40 266 118" fill="none" stroke="var(--art-wood-shade)" strokeWidth="7" />
      <Leaves
        sprigs={[
          { at: [244, 122], turn: -60, length: 40 },
          { at: [240, 122], turn: -88, length: 44 },
          { at: [236, 122], turn: -112, length: 36 },
        ]}
      />
      <path d="M180 118C178 92 200 84 212 92C222 98 222 110 218 120z" fill="var(--art-coin)" />
      <path
        d="M190 104l8-8M200 110l9-10"
        stroke="var(--art-coin-shade)"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <circle cx="224" cy="112" r="14" fill="var(--art-clay)" />
      <circle cx="254" cy="116" r="13" fill="var(--art-blossom)" />
      <path d="M166 118H278L264 174Q222 184 180 174z" fill="var(--art-wood)" />
      <path d="M254 118H278L264 174Q250 178 232 179Q256 160 254 118z" fill="var(--art-wood-shade)" />
      <path
        d="M170 134Q222 142 274 134M174 152Q222 160 270 152M196 120L202 176M222 120V179M248 120L242 176"
        fill="none"
        stroke="var(--art-wood-shade)"
        strokeWidth="2.500"
      />
      <path d="M163 115H281v7H163z" fill="var(--art-wood-shade)" />
    </>
  );
}

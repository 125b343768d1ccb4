import { Placed } from "../kit.tsx";
import { Coins, Pencil } from "../objects.tsx";
import { TableFromAbove, Writing } from "../library/paper-things.tsx";
import { House, Shade, TableTop } from "../library/rooms.tsx";
import { Glow } from "../library/shared-shapes.tsx";
import { OpenPhone } from "./furnishings.tsx";

/** A bank book lies open; one line of it is looked at through a glass. */
export function OneLineOfTheBook() {
  return (
    <>
      <TableFromAbove />
      <Placed x={150} y={98} turn={-4}>
        <path d="M-98-62H108V76H-98z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-108-72H104V68H-108z" fill="var(--art-plum)" />
        <path d="M-100-66H0V62H-100zM0-66H96V62H0z" fill="var(--art-paper)" />
        <path d="M-12-66H0V62H-12z" fill="var(--art-paper-shade)" />
        <Writing x={-86} y={-46} widths={[58, 66, 50, 64, 56, 62, 48]} step={15} />
        <Writing x={16} y={-46} widths={[40, 46, 38]} step={15} />
        <path d="M14 8H88V24H14z" fill="var(--art-coin)" opacity=".75" />
        <path d="M22 16H66" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="4" />
      </Placed>
      <path d="M234 146L268 184" stroke="var(--art-clay-shade)" strokeLinecap="round" strokeWidth="11" />
      <circle cx="206" cy="112" r="40" fill="var(--art-ripple)" opacity=".3" />
      <circle cx="206" cy="112" r="40" fill="none" stroke="var(--art-ink)" strokeWidth="6" />
      <path
        d="M178 106a29 29 0 0 1 18-22"
        fill="none"
        stroke="var(--art-paper)"
        strokeLinecap="round"
        strokeWidth="4"
      />
    </>
  );
}

/** A list of three: the house, the light, the phone. */
export function ThreeCosts() {
  return (
    <>
      <TableFromAbove />
      <Placed x={152} y={100} turn={2}>
        <path d="M-70-86H84V100H-70z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-76-92H76V92H-76z" fill="var(--art-clay)" />
        <path d="M-68-80H68V86H-68z" fill="var(--art-paper)" />
        <path d="M-24-98H24Q28-98 28-94V-80H-28V-94Q-28-98-24-98z" fill="var(--art-stone-shade)" />
        <path d="M-60-68H-16V-18H-60zM-60-8H-16V30H-60zM-60 38H-16V80H-60z" fill="var(--art-water)" />
        <Placed x={-38} y={-24} scale={0.58}>
          <House />
        </Placed>
        <circle cx="-38" cy="6" r="13" fill="var(--art-coin)" />
        <path d="M-44 18h12v8h-12z" fill="var(--art-stone-shade)" />
        <Placed x={-38} y={58} scale={0.34}>
          <OpenPhone x={0} y={0} />
        </Placed>
        <path
          d="M-4-44H54M-4-30H36M-4 8H54M-4 22H40M-4 52H54M-4 66H32"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path d="M-58-12H58M-58 34H58" stroke="var(--art-paper-shade)" strokeWidth="2" />
      </Placed>
      <Placed x={240} y={176} turn={2} scale={1.1}>
        <Pencil />
      </Placed>
    </>
  );
}

/** A telephone, a page with the question, a pencil. */
export function PhoneAndQuestion() {
  return (
    <>
      <Glow x={160} y={80} radius={84} />
      <TableTop y={140} />
      <Shade x={122} y={172} width={150} />
      <path
        d="M76 118Q80 100 98 98H146Q164 100 168 118L180 164Q180 172 172 172H72Q64 172 64 164z"
        fill="var(--art-clay)"
      />
      <path
        d="M146 98Q164 100 168 118L180 164Q180 172 172 172H140Q166 148 146 98z"
        fill="var(--art-clay-shade)"
      />
      <circle cx="122" cy="136" r="24" fill="var(--art-paper)" />
      <path
        d="M122 119h0M136 126h0M139 141h0M130 152h0M114 152h0M105 141h0M108 126h0"
        stroke="var(--art-clay-shade)"
        strokeLinecap="round"
        strokeWidth="7"
      />
      <circle cx="122" cy="136" r="6" fill="var(--art-clay-shade)" />
      <path
        d="M62 92C58 68 90 62 122 62S186 68 182 92Q176 100 160 96L154 84H90L84 96Q68 100 62 92z"
        fill="var(--art-clay-shade)"
      />
      <path d="M62 88C60 66 92 60 122 60S184 66 182 88Q150 74 122 74T62 88z" fill="var(--art-clay)" />
      <path d="M198 150L274 142L284 178L204 188z" fill="var(--art-paper)" />
      <path d="M204 188L284 178V182L205 192z" fill="var(--art-paper-shade)" />
      <path d="M212 160l40-4M215 170l28-3" stroke="var(--art-stone)" strokeLinecap="round" strokeWidth="3" />
      <path
        d="M262 156Q264 150 269 152T266 162M267 168h0"
        fill="none"
        stroke="var(--art-clay)"
        strokeLinecap="round"
        strokeWidth="4"
      />
    </>
  );
}

/** A small cake with one candle under a string of flags. */
export function SmallCake() {
  return (
    <>
      <Glow x={160} y={92} radius={78} />
      <path d="M-6 14Q160 62 326 14" fill="none" stroke="var(--art-stone-shade)" strokeWidth="2" />
      <path d="M40 26l24 6-18 20zM136 39h24l-12 24z" fill="var(--art-clay)" />
      <path d="M88 34l24 4-16 22zM184 38l24-3-8 25z" fill="var(--art-plum)" />
      <path d="M232 32l24-5-6 26zM276 22l22-6-4 24z" fill="var(--art-coin)" />
      <TableTop y={154} />
      <Shade x={160} y={178} width={160} />
      <path d="M92 168H228Q222 180 160 180T92 168z" fill="var(--art-paper-shade)" />
      <ellipse cx="160" cy="166" rx="72" ry="9" fill="var(--art-paper)" />
      <path d="M112 112Q160 124 208 112V160Q160 172 112 160z" fill="var(--art-wood)" />
      <path d="M180 117Q196 116 208 112V160Q196 164 176 166z" fill="var(--art-wood-shade)" />
      <path d="M112 138Q160 149 208 138" fill="none" stroke="var(--art-paper)" strokeWidth="5" />
      <path
        d="M110 112Q160 98 210 112V122Q206 132 200 122Q194 136 186 124Q178 140 168 126Q160 138 152 126Q142 140 134 124Q126 134 120 122Q114 130 110 122z"
        fill="var(--art-blossom)"
      />
      <path d="M157 82H163V108H157z" fill="var(--art-water-deep)" />
      <path d="M160 58Q170 72 160 80Q150 72 160 58z" fill="var(--art-coin)" />
      <Coins x={258} y={176} count={3} radius={14} />
    </>
  );
}

/** A long receipt; three of its lines are marked. */
export function LongReceipt() {
  return (
    <>
      <TableFromAbove />
      <Placed x={146} y={100} turn={8}>
        <path d="M-46-112H58V84Q50 104 30 96H-46z" fill="var(--art-wood-shade)" opacity=".6" />
        <path d="M-52-120H52V74Q52 96 32 96H-40Q-52 96-52 84z" fill="var(--art-paper)" />
        <path
          d="M-52 84Q-52 68-34 68H34Q52 68 52 74Q52 96 32 96H-40Q-52 96-52 84z"
          fill="var(--art-paper-shade)"
        />
        <path
          d="M-38-84H6M28-84H40M-38-66H-4M28-66H40M-38-48H10M28-48H40M-38-30H-8M28-30H40M-38-12H4M28-12H40M-38 6H-4M28 6H40M-38 24H8M28 24H40"
          stroke="var(--art-stone)"
          strokeLinecap="round"
          strokeWidth="4"
        />
        <path d="M-38 44H40" stroke="var(--art-ink)" strokeWidth="2" strokeDasharray="4 4" />
        <path d="M10 56H40" stroke="var(--art-ink)" strokeLinecap="round" strokeWidth="5" />
        <g fill="none" stroke="var(--art-clay)" strokeLinecap="round" strokeWidth="4">
          <path d="M-46-66a24 10 0 1 0 50 0a24 10 0 1 0-50 0" />
          <path d="M-40-22Q-16-16 10-23M-40 32Q-12 38 14 31" />
        </g>
      </Placed>
      <Placed x={206} y={132} turn={-6} scale={1.3}>
        <Pencil />
      </Placed>
    </>
  );
}

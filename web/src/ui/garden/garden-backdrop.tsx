import { memo } from "react";
import type { Point } from "../illustrations/geometry.ts";
import { dotPath, pathData, seeded } from "../illustrations/geometry.ts";
import { Grain } from "../illustrations/kit.tsx";
import { Hills, Wood } from "../illustrations/sky.tsx";

const hillsFar: readonly Point[] = [
  [0, 104],
  [190, 52],
  [420, 118],
  [640, 150],
  [900, 128],
  [1180, 62],
  [1420, 108],
  [1600, 84],
];
const hillsNear: readonly Point[] = [
  [0, 150],
  [200, 118],
  [430, 160],
  [760, 172],
  [1020, 150],
  [1330, 112],
  [1600, 146],
];

/** What lies flat or far away and may be stretched to the picture: hills, wall, sand, moss and the pond. */
export const Backdrop = memo(function Backdrop({ night }: { night: boolean }) {
  return (
    <svg className="garden-backdrop" viewBox="0 0 1600 1000" preserveAspectRatio="none" focusable="false">
      {night && <Stars />}
      <Hills depth={1} base={220} points={hillsFar} />
      <Hills depth={2} base={220} points={hillsNear} />
      <Wood x={-20} y={205} width={700} height={74} seed={8} depth={2} />
      <Wood x={1080} y={205} width={560} height={104} seed={41} depth={2} />
      <Wood x={-30} y={205} width={450} height={92} seed={27} depth={3} />
      <Wood x={1240} y={205} width={400} height={84} seed={62} depth={3} />
      <Wall />
      <path d="M0 214H1600V1000H0z" fill="var(--art-sand)" />
      <path d="M0 214H1600V232Q800 246 0 232z" fill="var(--art-sand-shade)" />
      <Furrows />
      <Moss />
      <Pond night={night} />
    </svg>
  );
});

function Stars() {
  const next = seeded(19);
  const stars = Array.from({ length: 34 }, () =>
    dotPath(Math.round(next() * 1600), Math.round(next() * 140)),
  );
  return <path className="garden-stars" d={stars.join("")} />;
}

/** A low plastered wall under its tiles. */
function Wall() {
  return (
    <>
      <path d="M0 172H1600V218H0z" fill="var(--art-wall)" />
      <path d="M0 206H1600V220H0z" fill="var(--art-stone)" />
      <path d="M0 172H1600V180H0z" fill="var(--art-wall-shade)" />
      <path d="M0 158Q800 152 1600 158V174H0z" fill="var(--art-tile)" />
      <path className="garden-tiles" d="M0 166H1600" />
      <path d="M0 158Q800 152 1600 158V161Q800 155 0 161z" fill="var(--art-tile-light)" />
    </>
  );
}

/** The furrows of the rake, wider apart as they come nearer. */
function Furrows() {
  const lines = Array.from({ length: 26 }, (_, index) => {
    const y = Math.round(246 + index * 17 + index * index * 0.52);
    const swing = Math.round(5 + index * 0.42);
    return pathData`M0 ${y}q200 ${-swing} 400 0t400 0t400 0t400 0`;
  });
  return <path className="garden-furrow" d={lines.join("")} />;
}

const mossBanks = [
  "M0 226C120 220 300 222 372 254C430 282 380 322 280 330C200 338 170 372 96 380C50 384 20 376 0 372z",
  "M1600 224C1490 222 1330 224 1262 262C1216 292 1262 330 1352 336C1440 342 1462 384 1530 392C1564 396 1588 388 1600 384z",
  "M1600 720C1520 716 1430 742 1404 796C1388 838 1436 868 1490 880C1530 890 1540 960 1600 968z",
  "M0 800C60 796 150 812 172 858C188 900 130 930 90 944C60 956 40 1000 0 1000z",
];

function Moss() {
  const shade = mossBanks.map((bank) => bank).join("");
  return (
    <>
      <path className="garden-furrow" d={shade} fill="none" transform="translate(0 14)" />
      <path d={shade} fill="var(--art-moss-shade)" transform="translate(0 7)" />
      <path d={shade} fill="var(--art-moss)" />
      <path
        d="M0 250C110 244 220 250 262 272C290 292 220 302 150 308C90 314 60 340 0 340zM1600 252C1500 244 1400 250 1356 276C1340 300 1410 306 1476 314C1530 322 1560 350 1600 350z"
        fill="var(--art-moss-light)"
      />
      <path
        d="M1600 748C1540 744 1462 762 1438 800C1430 826 1480 838 1530 850C1570 860 1580 900 1600 910zM0 830C50 826 118 838 132 862C140 884 92 902 58 914C30 926 16 950 0 956z"
        fill="var(--art-moss-light)"
      />
      <Grain x={10} y={240} width={340} height={80} seed={3} count={26} />
      <Grain x={1290} y={236} width={300} height={100} seed={4} count={26} />
      <Grain x={4} y={810} width={140} height={110} seed={5} count={18} />
      <Grain x={1440} y={750} width={150} height={110} seed={6} count={18} />
    </>
  );
}

const shore =
  "M800 682C960 674 1110 716 1132 786C1150 852 1010 908 830 912C640 918 470 872 466 796C464 726 640 688 800 682z";

function Pond({ night }: { night: boolean }) {
  return (
    <>
      <g className="garden-rake-rings">
        <path d={shore} transform="matrix(1.22 0 0 1.3-176-234)" fill="var(--art-sand)" />
        <path d={shore} transform="matrix(1.16 0 0 1.21-128-164)" />
        <path d={shore} transform="matrix(1.1 0 0 1.12-80-93)" />
      </g>
      <path d={shore} fill="var(--art-stone-shade)" transform="translate(0 9)" />
      <path className="garden-pebbles garden-pebbles-shade" d={shore} />
      <path className="garden-pebbles" d={shore} />
      <path d={shore} fill="var(--art-water-deep)" />
      <path
        d="M800 694C950 688 1092 724 1114 786C1060 742 960 724 800 730C640 736 540 760 484 800C480 736 650 698 800 694z"
        fill="var(--art-water-edge)"
      />
      <path
        d="M508 838C600 890 760 902 850 898C1000 892 1090 862 1116 806C1080 846 960 872 810 874C690 876 580 866 508 838z"
        fill="var(--art-water)"
        opacity=".5"
      />
      <path
        className={night ? "garden-glints garden-moonlight" : "garden-glints"}
        d="M790 718h90M770 732h140M800 746h84M780 760h128M806 774h60M560 850h40M1010 846h52M720 880h46M600 770h30"
      />
    </>
  );
}

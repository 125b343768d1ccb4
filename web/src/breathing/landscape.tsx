import { Placed } from "../ui/illustrations/kit.tsx";
import { Reeds } from "../ui/illustrations/plants.tsx";
import { Cloud, Hills, Stars, Wood } from "../ui/illustrations/sky.tsx";
import { Glints, LilyPad, Stone } from "../ui/illustrations/water.tsx";

/** The landscape behind the breath. Everything is placed relative to the horizon, at this element's height. */
export function Landscape() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 top-1/2 -z-10 h-0">
      <div className="absolute inset-x-0 bottom-0 h-[70rem] bg-[linear-gradient(to_top,var(--art-sky-low),var(--art-sky)_24rem)]" />
      <div className="absolute inset-x-0 top-0 h-[70rem] bg-[linear-gradient(var(--art-water),var(--art-water-deep)_26rem)]" />
      <svg
        viewBox="0 0 480 320"
        preserveAspectRatio="xMidYMin slice"
        className="absolute bottom-16 left-0 h-[34rem] w-full"
      >
        <Stars width={480} height={230} seed={23} count={26} />
        <g className="art-drift">
          <Cloud x={36} y={188} width={88} />
          <Cloud x={356} y={148} width={104} />
        </g>
      </svg>
      <Shore className="bottom-0 origin-bottom" />
      <Shore className="top-0 origin-top -scale-y-100 opacity-30" />
      <svg
        viewBox="0 0 480 200"
        preserveAspectRatio="xMidYMin slice"
        className="absolute left-0 top-6 h-[22rem] w-full"
      >
        <g className="art-shimmer">
          <Glints x={10} y={8} width={430} height={170} seed={31} count={13} />
        </g>
      </svg>
    </div>
  );
}

/** Hills and woods that come down to the water on both sides and leave its middle open. */
function Shore({ className }: { className: string }) {
  const side = "absolute w-[42%] min-w-40 max-w-[26rem]";
  return (
    <div className={`absolute inset-x-0 h-0 ${className}`}>
      <svg viewBox="0 0 200 70" className={`${side} bottom-0 left-0`}>
        <Hills
          depth={1}
          base={70}
          points={[
            [0, 26],
            [34, 12],
            [78, 34],
            [128, 60],
            [200, 70],
          ]}
        />
        <Hills
          depth={2}
          base={70}
          points={[
            [0, 44],
            [28, 36],
            [70, 58],
            [112, 70],
          ]}
        />
        <Wood x={-8} y={70} width={74} height={22} seed={27} depth={3} />
      </svg>
      <svg viewBox="0 0 200 70" className={`${side} bottom-0 right-0`}>
        <Hills
          depth={1}
          base={70}
          points={[
            [0, 70],
            [64, 56],
            [120, 24],
            [160, 34],
            [200, 18],
          ]}
        />
        <Hills
          depth={2}
          base={70}
          points={[
            [84, 70],
            [136, 52],
            [172, 40],
            [200, 46],
          ]}
        />
        <Wood x={150} y={70} width={62} height={17} seed={62} depth={3} />
      </svg>
    </div>
  );
}

/** The foreground, in the lower corners. */
export function NearShore() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-0">
      <svg viewBox="0 0 150 190" className="absolute bottom-0 left-0 w-[min(30%,11rem)] opacity-90">
        <Stone x={70} y={182} width={58} height={20} />
        <g className="art-sway">
          <Reeds x={26} y={196} height={150} seed={5} count={5} heads={2} />
        </g>
      </svg>
      <svg viewBox="0 0 190 120" className="absolute bottom-0 right-0 w-[min(34%,13rem)] opacity-90">
        <LilyPad x={116} y={66} radius={30} />
        <LilyPad x={64} y={94} radius={20} />
        <Placed x={168} y={112}>
          <Stone x={0} y={0} width={66} height={26} />
        </Placed>
      </svg>
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { plantsQuery } from "../garden/queries.ts";
import { PlantPicture } from "../ui/garden/plant-picture.tsx";
import { Sprout } from "../ui/illustrations/plants.tsx";
import { Stone } from "../ui/illustrations/water.tsx";

const mostShown = 4;

/** The largest plants of the garden, one of each type; on a wide screen on their ground, where a seedling waits for the first. Decorative. */
export function GlimpsePlants() {
  const { data: plants } = useQuery(plantsQuery);
  const largest = (plants ?? []).toSorted((one, other) => other.level - one.level);
  const shown = largest.filter(({ type }, index) => largest.findIndex((one) => one.type === type) === index);
  return (
    <>
      <Ground hasSeedling={plants?.length === 0} />
      {shown.slice(0, mostShown).map(({ id, type, level, maxLevel, health }) => (
        <PlantPicture
          key={id}
          type={type}
          level={level}
          maxLevel={maxLevel}
          health={health}
          seed={id}
          className="h-full w-[1.7rem] max-sm:nth-5:hidden! lg:mb-[4%] lg:h-[68%] lg:max-h-40 lg:w-1/5 lg:even:mb-[9%]"
        />
      ))}
    </>
  );
}

/** Hills, raked sand, moss and the edge of the pond. */
function Ground({ hasSeedling }: { hasSeedling: boolean }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 400 180"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 -z-10 size-full transition-opacity duration-700 ease-water starting:opacity-0 max-lg:hidden"
    >
      <path d="M0 62Q60 26 128 52T262 44T400 40V180H0z" fill="var(--art-hill-1)" />
      <path d="M0 74Q70 50 150 68T300 60T400 66V180H0z" fill="var(--art-hill-2)" />
      <path d="M0 88Q100 80 200 86T400 82V180H0z" fill="var(--art-sand)" />
      <path d="M0 88Q100 80 200 86T400 82V88Q300 96 200 92T0 94z" fill="var(--art-sand-shade)" />
      <g fill="none" stroke="var(--art-sand-line)" strokeWidth="1.4">
        <path d="M0 106Q110 98 216 108T400 100M0 122Q100 114 190 124M0 140Q90 132 172 142M0 158Q86 152 168 160" />
        <ellipse cx="64" cy="128" rx="46" ry="13" />
        <ellipse cx="64" cy="128" rx="60" ry="18" />
      </g>
      <path d="M226 180C232 146 292 130 400 136V180z" fill="var(--art-moss)" />
      <path d="M252 180C266 156 320 144 400 148V180z" fill="var(--art-water)" />
      <path
        d="M292 166q22-4 46 0M330 176q26-4 50 0"
        fill="none"
        stroke="var(--art-ripple)"
        strokeLinecap="round"
        strokeWidth="2"
      />
      <Stone x={64} y={130} width={44} height={22} dry />
      <Stone x={92} y={134} width={20} height={10} dry />
      {hasSeedling ? (
        <>
          <ellipse cx="196" cy="146" rx="22" ry="6" fill="var(--art-bark)" />
          <Sprout x={196} y={144} height={44} />
        </>
      ) : null}
    </svg>
  );
}

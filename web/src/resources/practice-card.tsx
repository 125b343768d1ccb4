import { ArrowRight } from "lucide-react";
import type { Practice } from "@remanso/core/resources/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { ActivityScene } from "../ui/illustrations/activity-scene.tsx";
import { strings } from "./strings.ts";

const places = {
  breathing: { to: "/breathing-game", scene: "breathing" },
  activities: { to: "/activities", scene: "selfcare" },
  garden: { to: "/zen-garden", scene: "nature" },
  assessment: { to: "/assessment", scene: "reflection" },
} as const;

/** Where what was read can be tried. */
export function PracticeCard({ practice }: { practice: Practice | null }) {
  const { practices } = useStrings(strings);
  if (practice === null) return null;
  const words = practices[practice];
  const { to, scene } = places[practice];
  return (
    <section className="mt-12 overflow-hidden rounded-card bg-wash sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:hidden">
      <ActivityScene type={scene} ratio={1.9} className="w-full sm:h-full" />
      <div className="grid content-center justify-items-start gap-2 p-[min(1.5rem,6vw)]">
        <h2 className="text-[1.35rem]">{words.title}</h2>
        <p className="mb-2">{words.text}</p>
        <Link to={to} className={buttonClass("primary")}>
          {words.go}
          <ArrowRight aria-hidden="true" size={18} className="shrink-0" />
        </Link>
      </div>
    </section>
  );
}

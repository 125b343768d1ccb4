import type { ReactNode } from "react";
import { DayDrawing } from "./day-drawing.tsx";
import { EmptyDrawing } from "./empty-drawing.tsx";
import { MoodDrawing } from "./mood-drawing.tsx";
import type { SceneName } from "./scene-names.ts";
import { DigitalDetoxScene, NatureScene, SelfcareScene, SocialScene } from "./scenes-of-care.tsx";
import { CreativeScene, CustomScene, FinancialScene, JournalingScene } from "./scenes-of-making.tsx";
import { BreathingScene, ExerciseScene, MeditationScene, ReflectionScene } from "./scenes-of-stillness.tsx";

const drawings: Record<SceneName, ReactNode> = {
  meditation: <MeditationScene />,
  breathing: <BreathingScene />,
  journaling: <JournalingScene />,
  exercise: <ExerciseScene />,
  creative: <CreativeScene />,
  social: <SocialScene />,
  selfcare: <SelfcareScene />,
  nature: <NatureScene />,
  "digital-detox": <DigitalDetoxScene />,
  financial: <FinancialScene />,
  reflection: <ReflectionScene />,
  custom: <CustomScene />,
  empty: <EmptyDrawing />,
  morning: <DayDrawing x={420} y={128} radius={34} />,
  afternoon: <DayDrawing x={560} y={110} radius={27} />,
  night: <DayDrawing x={600} y={114} radius={28} isNight />,
  "mood-1": <MoodDrawing mood={1} />,
  "mood-2": <MoodDrawing mood={2} />,
  "mood-3": <MoodDrawing mood={3} />,
  "mood-4": <MoodDrawing mood={4} />,
  "mood-5": <MoodDrawing mood={5} />,
};

/** All drawings that pages use by name; they take the colours of the page that shows them. */
export function SceneSheet() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg">
      <defs>
        {Object.entries(drawings).map(([name, drawing]) => (
          <g key={name} id={name}>
            {drawing}
          </g>
        ))}
      </defs>
    </svg>
  );
}

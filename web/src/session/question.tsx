import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

interface Answer {
  readonly text: string;
  readonly onPress: () => void;
}

interface QuestionProps {
  title: string;
  children: ReactNode;
  /** The first is the one that somebody most likely means. */
  answers: readonly [Answer, Answer];
}

/** A question of the session, asked once in the place of the step. */
export function Question({ title, children, answers }: QuestionProps) {
  return (
    <div role="status" className="grid max-w-[65ch] gap-4 rounded-card bg-raised p-5 shadow-card">
      <div className="grid gap-1.5">
        <p className="font-semibold">{title}</p>
        <p>{children}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {answers.map(({ text, onPress }, index) => (
          <Button
            key={text}
            kind={index === 0 ? "primary" : "soft"}
            onClick={onPress}
            className="min-h-13 px-6"
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}

import { useId, type ReactNode } from "react";

interface SettingsSectionProps {
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** What a setting is about on one side, the setting on the other; below each other on phones. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-4 lg:grid-cols-[min(17rem,30%)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={titleId} className="text-[1.5rem]">
          {title}
        </h2>
        <p className="mt-1.5 text-[0.95rem] text-soft">{text}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded-card bg-raised p-[min(1.25rem,5.5vw)] shadow-card sm:p-6">
        {children}
      </div>
    </section>
  );
}

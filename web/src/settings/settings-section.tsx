import { useId, type ReactNode } from "react";

interface SettingsSectionProps {
  id?: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** What a setting is about on one side, the setting on the other; below each other on phones. */
export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-4 border-t border-line py-5 sm:py-6 lg:grid-cols-[min(17rem,30%)_minmax(0,1fr)]"
    >
      <div>
        <h3 id={titleId} className="text-[1.15rem]">
          {title}
        </h3>
        {text ? <p className="mt-1 text-[0.95rem] text-soft">{text}</p> : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>
    </section>
  );
}

import type { ButtonHTMLAttributes, ReactNode } from "react";
import { useKeptFocus } from "./use-kept-focus.ts";

export type ButtonKind = "primary" | "soft" | "plain" | "danger";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-[min(1.25rem,6vw)] py-2 text-center font-semibold leading-tight " +
  "transition duration-300 ease-water disabled:opacity-60 aria-disabled:opacity-60";

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-primary text-on-primary shadow-card hover:bg-primary-deep",
  soft: "bg-wash text-ink hover:shadow-card",
  plain: "text-primary hover:bg-wash",
  danger: "border border-berry text-ink hover:bg-sunken",
};

/** The look of a button, for links that act like one. */
export function buttonClass(kind: ButtonKind = "primary"): string {
  return `${base} ${kinds[kind]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  children: ReactNode;
}

export function Button({ kind = "primary", className = "", type = "button", ...rest }: ButtonProps) {
  const ref = useKeptFocus(rest.disabled === true);
  return <button ref={ref} type={type} className={`${buttonClass(kind)} ${className}`} {...rest} />;
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name: the icon says nothing to a screen reader. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, className = "", type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-grid size-11 shrink-0 place-items-center rounded-control text-soft transition hover:bg-wash hover:text-ink disabled:opacity-50 ${className}`}
      {...rest}
    />
  );
}

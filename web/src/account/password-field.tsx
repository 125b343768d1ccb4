import { useStrings } from "../app/language.tsx";
import { Field } from "../ui/field.tsx";
import { strings } from "./strings.ts";

interface PasswordFieldProps {
  name: "password" | "confirmPassword" | "currentPassword";
  label: string;
  autoComplete: "current-password" | "new-password";
  shown: boolean;
  /** Without it the field follows another one's switch. */
  onShow?: (shown: boolean) => void;
  error?: string | undefined;
  hint?: string;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ shown, onShow, ...field }: PasswordFieldProps) {
  const words = useStrings(strings);
  return (
    <div className="relative">
      <Field
        {...field}
        type={shown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      {onShow ? (
        <button
          type="button"
          aria-label={shown ? words.hidePasswordLong : words.showPasswordLong}
          onClick={() => onShow(!shown)}
          className="absolute -top-2.5 right-0 min-h-11 rounded-control px-3 text-[0.9rem] font-semibold text-primary hover:bg-wash"
        >
          {shown ? words.hidePassword : words.showPassword}
        </button>
      ) : null}
    </div>
  );
}

import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { strings as guestStrings } from "./guest-text.ts";

/** Reminds whoever came in another way than by the result that their answers wait to be kept or erased. */
export function GuestNotice() {
  const words = useStrings(guestStrings);
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-wash px-5 py-3">
      <span className="grow basis-48">{words.waiting}</span>
      <Link to="/" search={{ keep: "" }} className={`${buttonClass("soft")} bg-raised!`}>
        {words.look}
      </Link>
    </p>
  );
}

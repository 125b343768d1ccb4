import type { Professional } from "@remanso/core/marketplace/contract.ts";
import { useRouter, useSearch } from "../router/provider.tsx";
import { goTo } from "../router/steps.ts";
import { marketplaceSearchOf } from "./marketplace-address.ts";
import { useStrings, type WordsOf } from "../app/language.tsx";
import { useClosingWindow } from "../app/use-address-window.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { BookingFlow } from "./booking-flow.tsx";
import { Profile } from "./profile.tsx";
import { useProfessionals } from "./queries.ts";
import { strings } from "./strings.ts";

/** The window that the address opens: somebody's profile, or the booking of a session with them. */
export function ProfessionalWindow() {
  const words = useStrings(strings);
  const { professional: id, book } = useSearch(marketplaceSearchOf);
  const { data } = useProfessionals();
  const professional = data?.find((one) => one.id === id);
  const isOpen = id !== undefined && data !== undefined;
  const router = useRouter();
  const leave = () =>
    void goTo(router, {
      to: "/marketplace",
      search: (now) => ({ ...now, professional: undefined, book: undefined }),
      replace: true,
      resetScroll: false,
    });
  const close = useClosingWindow(id !== undefined, leave);
  return (
    <Dialog open={isOpen} onClose={close} title={titleOf(professional, book, words)} closeLabel={words.close}>
      {professional ? (
        <Inside professional={professional} isBooking={book !== undefined} onClose={close} />
      ) : (
        <Gone onClose={close} />
      )}
    </Dialog>
  );
}

interface InsideProps {
  professional: Professional;
  isBooking: boolean;
  onClose: () => void;
}

function Inside({ professional, isBooking, onClose }: InsideProps) {
  if (!isBooking) return <Profile professional={professional} />;
  return <BookingFlow key={professional.id} professional={professional} onClose={onClose} />;
}

function Gone({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings);
  return (
    <>
      <p>{words.gone}</p>
      <Button kind="soft" className="justify-self-start" onClick={onClose}>
        {words.seeEverybody}
      </Button>
    </>
  );
}

function titleOf(
  professional: Professional | undefined,
  book: string | undefined,
  words: WordsOf<typeof strings>,
): string {
  if (!professional) return words.profile;
  return book === undefined ? professional.name : words.bookWith(professional.name);
}

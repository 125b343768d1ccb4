import { importAgain } from "../app/import-again.ts";
import { lazyPart } from "../app/lazy-part.tsx";
import { Shape } from "../ui/shape.tsx";

/** The tabs after the first one: no browser needs them earlier, and the server draws them where the address asks for one. */
export const FurtherPart = lazyPart(
  () => importAgain(() => import("./further-tab.tsx")).then(({ FurtherTab }) => FurtherTab),
  {
    shape: <Shape className="h-96" />,
  },
);

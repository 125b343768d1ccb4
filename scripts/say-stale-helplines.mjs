// What the tests say at their end of helplines that nobody has looked at for long: TypeScript, so the pinned Node runs it.
import { staleHelplines } from "./stale-helplines.mjs";

for (const warning of staleHelplines()) console.log(warning);

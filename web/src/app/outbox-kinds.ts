import { activityKinds } from "../activity/outbox-kinds.ts";
import { heardKind } from "../audio/outbox-kinds.ts";
import { finishKind } from "../breathing/outbox-kinds.ts";
import { checkInKinds } from "../check-in/outbox-kinds.ts";
import { eveningKind } from "../experiments/outbox-kinds.ts";
import { gardenKinds } from "../garden/outbox-kinds.ts";
import { journalKinds } from "../journal/outbox-kinds.ts";
import { kindsIn } from "../outbox/kind.ts";

/** Every action that works without a network. What waits is sent from whatever page is open, so all of them are known on all pages. */
export const outboxKinds = kindsIn([
  ...activityKinds,
  ...gardenKinds,
  ...journalKinds,
  ...checkInKinds,
  finishKind,
  eveningKind,
  heardKind,
]);

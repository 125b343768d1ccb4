import { accountApi } from "./account/contract.ts";
import { activityApi } from "./activity/contract.ts";
import { analyticsApi } from "./analytics/contract.ts";
import { assessmentApi } from "./assessment/contract.ts";
import { breathingApi } from "./breathing/contract.ts";
import { chatApi } from "./chat/contract.ts";
import { checkInApi } from "./check-in/contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { experimentsApi } from "./experiments/contract.ts";
import { gardenApi } from "./garden/contract.ts";
import { importsApi } from "./imports/contract.ts";
import { journalApi } from "./journal/contract.ts";
import { marketplaceApi } from "./marketplace/contract.ts";
import { milestonesApi } from "./milestones/contract.ts";
import { onlyYouApi } from "./only-you/contract.ts";
import { planApi } from "./plan/contract.ts";
import { privacyApi } from "./privacy/contract.ts";
import { professionalPageApi } from "./professional-page/contract.ts";
import { progressApi } from "./progress/contract.ts";
import { remindersApi } from "./reminders/contract.ts";
import { resourcesApi } from "./resources/contract.ts";
import { safetyPlanApi } from "./safety/contract.ts";
import { secondFactorApi } from "./second-factor/contract.ts";

const apis = [
  accountApi,
  secondFactorApi,
  assessmentApi,
  planApi,
  activityApi,
  progressApi,
  breathingApi,
  gardenApi,
  resourcesApi,
  chatApi,
  checkInApi,
  journalApi,
  onlyYouApi,
  analyticsApi,
  milestonesApi,
  privacyApi,
  marketplaceApi,
  remindersApi,
  safetyPlanApi,
  experimentsApi,
  importsApi,
  professionalPageApi,
];

/** Every call of the product. The harnesses walk this list, so a new endpoint is covered by being here. */
export const allEndpoints: readonly Endpoint[] = apis.flatMap((api) => Object.values<Endpoint>(api));

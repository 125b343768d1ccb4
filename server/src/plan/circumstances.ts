import type { Assessment } from "@remanso/core/assessment/contract.ts";
import type { Circumstances } from "@remanso/core/plan/candidates.ts";
import { localHourOf } from "@remanso/core/progress/local-date.ts";
import { experienceOf } from "../activity/store.ts";
import type { Db } from "../db/db.ts";

interface Asked {
  readonly assessment: Assessment;
  readonly now: Date;
  readonly timeZone: string;
}

/** What the rule of suggestions goes by: the answers, the hour on the person's clock, and what they have done. */
export async function circumstancesOf(db: Db, userId: string, asked: Asked): Promise<Circumstances> {
  return circumstancesWith(await experienceOf(db, userId, asked.now), asked);
}

/** The same where what they have done is known. */
export function circumstancesWith(
  experience: Circumstances["experience"],
  { assessment, now, timeZone }: Asked,
): Circumstances {
  return {
    scores: assessment,
    responses: assessment.responses,
    questionnaireVersion: assessment.questionnaireVersion,
    hour: localHourOf(now, timeZone),
    experience,
  };
}

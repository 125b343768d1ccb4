import { TestPerson, type SharedApp } from "../testing.ts";

/** An activity as a test reads it. */
export interface Listed {
  readonly id: string;
  readonly planId: string;
  readonly activityName: string;
  readonly activityType: string;
  readonly catalogueKey: string | null;
  readonly recommended: boolean;
  readonly added: boolean;
  readonly timeOfDay: string;
  readonly reason: string | null;
  readonly completed: boolean;
  readonly createdAt: string;
  readonly plannedFor: string;
}

/** Somebody who has signed up and taken the assessment, with what tests do most. */
export class Planner extends TestPerson {
  planId = "";

  static async arrive(world: SharedApp, more: { timeZone?: string } = {}): Promise<Planner> {
    const planner = await new Planner(world.app).signUp(more);
    await planner.assess();
    return planner;
  }

  async assess(answer?: number): Promise<void> {
    const answers = ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, answer ?? n]),
    );
    const taken = await this.call("POST", "/api/stress-assessment", {
      responses: Object.fromEntries(answers),
    });
    if (taken.status !== 201) throw new Error(`the assessment answered ${taken.status}`);
    this.planId = (await this.call("GET", "/api/plans/active")).body.id;
  }

  create(body: Record<string, unknown>, headers = {}) {
    return this.call("POST", "/api/activities", { planId: this.planId, ...body }, headers);
  }

  generate() {
    return this.call("POST", "/api/activities/generate");
  }

  complete(id: string, body: Record<string, unknown> = {}, headers = {}) {
    return this.call("PATCH", `/api/activities/${id}/complete`, body, headers);
  }

  async list(query = ""): Promise<Listed[]> {
    return (await this.call("GET", `/api/activities${query}`)).body;
  }

  /** The id of the first activity that waits. */
  async nextId(): Promise<string> {
    return (await this.list()).find(({ completed }) => !completed)?.id ?? "";
  }
}

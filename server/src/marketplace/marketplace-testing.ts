import type { Language } from "@remanso/core/language.ts";
import type { Professional, SessionType, Slot } from "@remanso/core/marketplace/contract.ts";
import { TestPerson, type SharedApp } from "../testing.ts";

/** Somebody who looks for help, with what tests do most. */
export class Seeker extends TestPerson {
  static async arrive(
    world: SharedApp,
    more: { language?: Language; timeZone?: string } = {},
  ): Promise<Seeker> {
    return new Seeker(world.app).signUp(more);
  }

  async professionals(): Promise<Professional[]> {
    return (await this.call("GET", "/api/professionals")).body;
  }

  async slots(professionalId: string, query = ""): Promise<Slot[]> {
    return (await this.call("GET", `/api/professionals/${professionalId}/slots${query}`)).body;
  }

  /** When the first session of a professional could begin. */
  async firstSlot(professionalId: string): Promise<string> {
    return (await this.slots(professionalId))[0]?.startsAt ?? "none";
  }

  book(professionalId: string, startsAt: string, sessionType: SessionType = "video") {
    return this.call("POST", "/api/bookings", { professionalId, sessionType, startsAt });
  }

  cancel(id: string) {
    return this.call("DELETE", `/api/bookings/${id}`);
  }

  async bookings() {
    return (await this.call("GET", "/api/bookings")).body;
  }
}

/** The id of a session that `person` books with whoever has time first. */
export async function bookedSession(person: TestPerson): Promise<string> {
  const listed = await person.call("GET", "/api/professionals");
  const professionals: readonly Professional[] = listed.body;
  const [first] = professionals
    .flatMap(({ id, nextAvailable }) => (nextAvailable === null ? [] : { id, startsAt: nextAvailable }))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
  const booked = await person.call("POST", "/api/bookings", {
    professionalId: first?.id,
    sessionType: "video",
    startsAt: first?.startsAt,
  });
  if (booked.status !== 201) throw new Error(`no session was booked: ${JSON.stringify(booked.body)}`);
  return booked.body.id;
}

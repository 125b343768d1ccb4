import type { GardenStats, Plant } from "@remanso/core/garden/contract.ts";
import { Planner } from "../activity/activity-testing.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import type { SharedApp } from "../testing.ts";

/** Somebody with an assessment who tends a garden, with what tests do most. */
export class Gardener extends Planner {
  static override async arrive(world: SharedApp): Promise<Gardener> {
    const gardener = await new Gardener(world.app).signUp();
    await gardener.assess();
    return gardener;
  }

  async plants(): Promise<Plant[]> {
    return (await this.call("GET", "/api/zen-garden/plants")).body;
  }

  async garden(): Promise<GardenStats> {
    return (await this.call("GET", "/api/zen-garden/stats")).body;
  }

  water(id: string) {
    return this.call("POST", `/api/zen-garden/plants/${id}/water`);
  }

  move(id: string, x: number, y: number) {
    return this.call("PATCH", `/api/zen-garden/plants/${id}/move`, { position: { x, y } });
  }

  /** Plays a game, which brings the first plant. */
  async firstPlant(): Promise<Plant> {
    await finishGame(this);
    const [plant] = await this.plants();
    if (!plant) throw new Error("a finished game brought no bamboo");
    return plant;
  }
}

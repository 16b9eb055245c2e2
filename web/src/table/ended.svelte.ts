/** The end of a game at a table, as soon as it has been told. */
import { learn } from "../words/words.svelte";
import { askEnding, bareFinishes, type Award, type Ending, type Finish } from "./ending";
import type { TableState } from "./table.svelte";

export class Ended {
  #ending: Ending | null = $state.raw(null);
  /** Whether there is all that there will be: what the server told, or what the table itself knows where it did not. */
  told = $state(false);

  constructor(readonly table: TableState) {
    void this.#find();
  }

  async #find(): Promise<void> {
    await learn("ending");
    this.#ending = await askEnding(this.table.plan.table).catch(() => null);
    this.told = true;
  }

  /** Nothing where the server could not be asked. */
  get ending(): Ending | null {
    return this.#ending;
  }

  get finishes(): Finish[] {
    const { envelope } = this.table.active;
    return this.#ending?.finishes ?? (envelope ? bareFinishes(envelope) : []);
  }

  get awards(): Award[] {
    return this.#ending?.awards ?? [];
  }

  /** The best moment of a seat, where it has no award already. */
  bestOf(seat: number): Award | null {
    const best = this.finishes.find((finish) => finish.seat === seat)?.best ?? null;
    return best && this.awards.some((award) => award.seat === seat && award.seq === best.seq) ? null : best;
  }
}

/** Where phones come in: the address as it is typed, and as a link for cameras. */
import { addressForOthers, type Address } from "../api/invite";

export class Door {
  #address: Address = $state.raw({ origin: location.origin, alone: false });

  constructor() {
    void addressForOthers().then((found) => (this.#address = found));
  }

  /** Without what nobody types; it leads to where a code and a name are asked for. */
  get typed(): string {
    return `${this.#address.origin.replace(/^https?:\/\//, "")}/join`;
  }

  /** Only this computer itself finds it. */
  get alone(): boolean {
    return this.#address.alone;
  }

  link(code: string): string {
    return `${this.#address.origin}/join/${code}`;
  }
}

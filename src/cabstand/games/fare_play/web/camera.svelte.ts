/** Where the eye is above the map: a scale and a shift, moved by fingers, wheel and keys.
 *
 * The map is drawn at one scale and then only moved and stretched as a whole, which costs a phone next to nothing; once the eye
 * rests, it is drawn anew at the scale at which it is seen.
 */

import type { Spot } from "./parts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const NEAREST = 150;
const LARGE = 96;
const FARTHEST = 18;
/** Pixels at the right for the buttons that lie on the map. */
const ASIDE = 56;
/** Milliseconds after which the eye is said to rest. */
const REST = 140;

export class Camera {
  /** Pixels for one card. */
  scale = $state(80);
  /** The same for which the map is drawn. */
  drawn = $state(80);
  /** Where the middle of the Starting Segment is, in pixels. */
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** Whether it follows the map as it grows; a person who moves it stops that. */
  follows = $state(true);
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** How large a card is drawn when a part of the grid is shown whole. */
  scaleFor(box: Box): number {
    const free = this.width - ASIDE;
    return Math.max(FARTHEST, Math.min(LARGE, free / (box.right - box.left), this.height / (box.bottom - box.top)));
  }

  /** Show a part of the grid whole, its squares counted from the start. */
  fit(box: Box, milliseconds: number): void {
    if (!this.width || !this.height) return;
    const free = this.width - ASIDE;
    const scale = this.scaleFor(box);
    const x = free / 2 - ((box.left + box.right) / 2) * scale;
    const y = this.height / 2 - ((box.top + box.bottom) / 2) * scale;
    this.#glide({ scale, x, y }, milliseconds);
  }

  /** Whether a square can be seen whole. */
  sees({ x, y }: Spot): boolean {
    const [left, top] = [this.x + (x - 0.5) * this.scale, this.y + (y - 0.5) * this.scale];
    return left >= 0 && top >= 0 && left + this.scale <= this.width && top + this.scale <= this.height;
  }

  /** Bring a square into sight, no farther than it takes; the eye stays as near as it was. */
  reveal({ x, y }: Spot, milliseconds: number): void {
    if (!this.width || !this.height || this.sees({ x, y })) return;
    const near = (at: number, from: number, size: number) => Math.min(size - (at + 1) * this.scale, Math.max((1 - at) * this.scale, from));
    this.#glide({ scale: this.scale, x: near(x, this.x, this.width), y: near(y, this.y, this.height) }, milliseconds);
  }

  #glide(to: { scale: number; x: number; y: number }, milliseconds: number): void {
    this.stop();
    const from = { scale: this.scale, x: this.x, y: this.y };
    const begun = performance.now();
    const go = (now: number): void => {
      const part = milliseconds > 0 ? Math.min(1, Math.max(0, (now - begun) / milliseconds)) : 1;
      const eased = 1 - (1 - part) ** 3;
      this.scale = from.scale + (to.scale - from.scale) * eased;
      this.x = from.x + (to.x - from.x) * eased;
      this.y = from.y + (to.y - from.y) * eased;
      if (part < 1) this.#frame = requestAnimationFrame(go);
      else this.drawn = this.scale;
    };
    go(begun);
  }

  pan(dx: number, dy: number): void {
    this.#taken();
    this.x += dx;
    this.y += dy;
  }

  /** Nearer or farther, with one point staying where it is. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.#taken();
    const scale = Math.max(FARTHEST, Math.min(NEAREST, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#drawSoon();
  }

  /** The place on the grid under a point of the screen. */
  at(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #taken(): void {
    this.stop();
    this.follows = false;
    this.#drawSoon();
  }

  #drawSoon(): void {
    clearTimeout(this.#rest);
    if (this.drawn !== this.scale) this.#rest = setTimeout(() => (this.drawn = this.scale), REST);
  }
}

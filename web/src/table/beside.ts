/** Where a bubble stands beside the thing that it speaks of, and what moves it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Beside {
  side: "above" | "below" | "left" | "right";
  left: number;
  top: number;
  /** How far along its edge the bubble points at the thing. */
  tip: number;
}

/** Pixels between the thing and its bubble: the tip bridges them. */
export const GAP = 10;
/** Pixels that stay free at the edges of the page. */
const MARGIN = 8;
/** Pixels between a tip and the corners. */
const CORNER = 22;

type Size = Pick<Box, "width" | "height">;

/** Above the thing where there is room, since what is to be pressed next mostly lies below it; else below, or at a side: there
 * first, where it had rather be `aside`. A thing that fills the page has its bubble at its foot. */
export function beside(thing: Box, bubble: Size, page: Size, aside = false): Beside {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const across = within(thing.left + thing.width / 2 - bubble.width / 2, bubble.width, page.width);
  const down = within(thing.top + thing.height / 2 - bubble.height / 2, bubble.height, page.height);
  const level = { left: across, tip: onEdge(thing.left + thing.width / 2 - across, bubble.width) };
  const upright = { top: down, tip: onEdge(thing.top + thing.height / 2 - down, bubble.height) };
  const high = bubble.height + GAP + MARGIN;
  const wide = bubble.width + GAP + MARGIN;
  const fits = {
    above: thing.top >= high,
    below: page.height - bottom >= high,
    right: page.width - right >= wide,
    left: thing.left >= wide,
  };
  const order = aside ? (["left", "right", "above", "below"] as const) : (["above", "below", "right", "left"] as const);
  switch (order.find((side) => fits[side])) {
    case "above":
      return { side: "above", ...level, top: thing.top - GAP - bubble.height };
    case "below":
      return { side: "below", ...level, top: bottom + GAP };
    case "right":
      return { side: "right", ...upright, left: right + GAP };
    case "left":
      return { side: "left", ...upright, left: thing.left - GAP - bubble.width };
    default:
      return { side: "above", ...level, top: Math.max(MARGIN, Math.min(bottom, page.height) - MARGIN - bubble.height) };
  }
}

/** The place nearest to the wanted one that lies on the page. */
function within(wanted: number, size: number, page: number): number {
  return Math.max(MARGIN, Math.min(wanted, page - MARGIN - size));
}

function onEdge(wanted: number, length: number): number {
  return Math.max(CORNER, Math.min(wanted, length - CORNER));
}

/** The first thing of a selector that can be seen at all: one in a closed fold has no size. */
export function find(at: string): Element | null {
  return [...document.querySelectorAll(at)].find((thing) => thing.getBoundingClientRect().width > 0) ?? null;
}

/** Tell at once and from then on, once per frame, when a thing may have come, moved, changed its size or gone. */
export function watch(at: string, bubble: Element, tell: (thing: Element | null) => void): () => void {
  let frame = 0;
  let known: Element | null = null;
  const sizes = new ResizeObserver(later);
  const changes = new MutationObserver(later);

  function look(): void {
    frame = 0;
    const thing = find(at);
    if (thing !== known && known) sizes.unobserve(known);
    if (thing !== known && thing) sizes.observe(thing);
    known = thing;
    tell(thing);
  }

  function later(): void {
    frame ||= requestAnimationFrame(look);
  }

  const moves = ["scroll", "resize", "transitionend", "animationend"];
  for (const move of moves) addEventListener(move, later, { capture: true, passive: true });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "style", "open"] });
  sizes.observe(document.body);
  sizes.observe(bubble);
  look();
  return () => {
    for (const move of moves) removeEventListener(move, later, { capture: true });
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

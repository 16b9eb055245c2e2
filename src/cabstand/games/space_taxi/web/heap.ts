/** Dice in words instead of notation, for a story that is read aloud: `RYY 16 s4` is nothing that a voice can say. */
import { list, t } from "@frame/words/words.svelte";
import { NAMES, RIDERS, SPECIES, type Rider } from "./parts";

const HEAPS: Record<Rider, string> = {
  R: "space-taxi-web-heap-red",
  G: "space-taxi-web-heap-green",
  B: "space-taxi-web-heap-blue",
  Y: "space-taxi-web-heap-yellow",
  P: "space-taxi-web-heap-purple",
  T: "space-taxi-web-heap-thumbs",
};

/** What lies there, kind by kind. */
function toldKinds(riders: Rider[], lifted: Rider[], fuel: string[], crystal: string[]): string[] {
  const count = (of: Rider[], who: Rider) => of.filter((one) => one === who).length;
  return [
    ...RIDERS.filter((who) => riders.includes(who)).map((who) => t(HEAPS[who], { count: count(riders, who) })),
    ...SPECIES.filter((who) => lifted.includes(who)).map((who) =>
      t("space-taxi-web-heap-lifted", { count: count(lifted, who), species: t(NAMES[who]) }),
    ),
    ...(fuel.length ? [t("space-taxi-web-heap-fuel", { faces: fuel.join(" + ") })] : []),
    ...crystal.map((face) => t("space-taxi-web-heap-crystal", { face })),
  ];
}

export interface Named {
  kind: "passenger" | "thumb" | "fuel" | "crystal";
  face: string;
  /** A thumbs-up that was turned to this species. */
  lifted: boolean;
}

/** The dice that a line of notation names. */
export function diceIn(notation: string): Named[] {
  return [...notation.matchAll(/T=[RGBYP]|s[1-8]|[RGBYPT]|[1-6]/g)].map(([token]): Named => {
    if (token.startsWith("T=")) return { kind: "passenger", face: token.slice(2), lifted: true };
    if (token.startsWith("s")) return { kind: "crystal", face: token.slice(1), lifted: false };
    if (/[1-6]/.test(token)) return { kind: "fuel", face: token, lifted: false };
    return { kind: token === "T" ? "thumb" : "passenger", face: token, lifted: false };
  });
}

/** The same in words. */
export function inWords(notation: string): string {
  const dice = diceIn(notation);
  const riders = dice.filter(({ kind, lifted }) => !lifted && (kind === "passenger" || kind === "thumb")).map(({ face }) => face as Rider);
  const lifted = dice.filter((die) => die.lifted).map(({ face }) => face as Rider);
  const faces = (of: string) => dice.filter(({ kind }) => kind === of).map(({ face }) => face);
  return list(toldKinds(riders, lifted, faces("fuel"), faces("crystal")));
}

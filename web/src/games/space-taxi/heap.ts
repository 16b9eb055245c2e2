/** Dice in words instead of notation, for a story that is read aloud: `RYY 16 s4` is nothing that a voice can say. */
import { list, t } from "../../words/words.svelte";
import { NAMES, RIDERS, SPECIES, type Rider } from "./parts";

const HEAPS: Record<Rider, string> = {
  R: "web-space-taxi-heap-red",
  G: "web-space-taxi-heap-green",
  B: "web-space-taxi-heap-blue",
  Y: "web-space-taxi-heap-yellow",
  P: "web-space-taxi-heap-purple",
  T: "web-space-taxi-heap-thumbs",
};

/** What lies there, kind by kind. */
function toldKinds(riders: Rider[], lifted: Rider[], fuel: string[], crystal: string[]): string[] {
  const count = (of: Rider[], who: Rider) => of.filter((one) => one === who).length;
  return [
    ...RIDERS.filter((who) => riders.includes(who)).map((who) => t(HEAPS[who], { count: count(riders, who) })),
    ...SPECIES.filter((who) => lifted.includes(who)).map((who) =>
      t("web-space-taxi-heap-lifted", { count: count(lifted, who), species: t(NAMES[who]) }),
    ),
    ...(fuel.length ? [t("web-space-taxi-heap-fuel", { faces: fuel.join(" + ") })] : []),
    ...crystal.map((face) => t("web-space-taxi-heap-crystal", { face })),
  ];
}

/** The dice that a line of notation names, in words. */
export function inWords(notation: string): string {
  const riders: Rider[] = [];
  const lifted: Rider[] = [];
  const fuel: string[] = [];
  const crystal: string[] = [];
  for (const [token] of notation.matchAll(/T=[RGBYP]|s[1-8]|[RGBYPT]|[1-6]/g)) {
    if (token.startsWith("T=")) lifted.push(token[2] as Rider);
    else if (token.startsWith("s")) crystal.push(token.slice(1));
    else if (/[1-6]/.test(token)) fuel.push(token);
    else riders.push(token as Rider);
  }
  return list(toldKinds(riders, lifted, fuel, crystal));
}

/** 'Your turn' where a person sees it who is looking at another tab: in the title and on the tab's picture. */
import { t } from "../words/words.svelte";

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');

export function callFor(asked: boolean, title: string): void {
  document.title = asked ? t("web-title-your-turn", { title }) : title;
  if (icon) icon.href = asked ? "/icon-turn.svg" : "/icon.svg";
}

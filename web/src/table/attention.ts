/** 'Your turn' where a person sees it who is looking at another tab: in the title and on the tab's picture. */
import { t } from "../words/words.svelte";

const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');

/** `others`: how many further tables wait for me. */
export function callFor(asked: boolean, title: string, others = 0): void {
  const called = asked ? t("web-title-your-turn", { title }) : title;
  document.title = others ? `(${others}) ${called}` : called;
  if (icon) icon.href = asked || others ? "/icon-turn.svg" : "/icon.svg";
}

/** Where the keyboard is nowhere, or at the table itself, it is put to a place there. */
export function keepKeyboard(table: HTMLElement | undefined, place: HTMLElement | null | undefined): void {
  const at = document.activeElement;
  if (at && at !== document.body && at !== table) return;
  place?.focus({ preventScroll: true });
}

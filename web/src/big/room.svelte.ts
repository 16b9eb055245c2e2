/** A big screen is read from a sofa: while one is shown, all letters of the page grow with it. */
export function forTheRoom(): () => void {
  document.documentElement.dataset.big = "";
  return () => delete document.documentElement.dataset.big;
}

/** What went wrong, in words for the person who asked. */
import { Refused } from "./api";
import { NoCookies } from "./me";
import { tell, t } from "../words/words.svelte";

export function told(error: unknown): string {
  if (error instanceof NoCookies) return t("web-no-cookies");
  if (error instanceof Refused) return tell(error.problem.reason, error.problem.args, []);
  return t("web-unreachable");
}

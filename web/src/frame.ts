/** The frame for screens that are not built into the page: a game of another package imports this from `/frame.js`.
 *
 * The address stays the same from one version to the next; so does what stands here. New things may be added.
 */
export { language, list, t, tell } from "./words/words.svelte";

/** The page on which editions are written, at /editions. */
export { default } from "./editions/EditionsPage.svelte";

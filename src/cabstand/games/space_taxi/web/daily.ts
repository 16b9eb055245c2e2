/** How the turns of a daily taxi ended: drawn, and as letters in the line that is shared. */
import type { Marks } from "@frame/daily/marks";
import DayPicture from "./DayPicture.svelte";
import LaunchSign from "./LaunchSign.svelte";

const marks: Marks = { Picture: DayPicture, Sign: LaunchSign, letters: { failed: "💥", launched: "🚀", full: "🌟" } };

export default marks;

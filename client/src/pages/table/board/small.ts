/** Whether the screen is that of a phone, upright or sideways: other kingdoms are summaries then, and the log has a page of its own. */
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 700px), (max-height: 480px)");

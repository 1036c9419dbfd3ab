import type { Dictionary } from "../../dictionary.ts";
import type { changeWords as es } from "../../es/time/change-words.ts";

export const changeWords: Dictionary<typeof es> = {
  yes: "Yes",
  no: "No",
  morning: "half day, morning",
  afternoon: "half day, afternoon",
  kilometres: "{{numero}} km",
};

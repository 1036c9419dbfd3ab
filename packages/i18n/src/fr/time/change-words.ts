import type { Dictionary } from "../../dictionary.ts";
import type { changeWords as es } from "../../es/time/change-words.ts";

export const changeWords: Dictionary<typeof es> = {
  yes: "Oui",
  no: "Non",
  morning: "demi-journée, matin",
  afternoon: "demi-journée, après-midi",
  kilometres: "{{numero}} km",
};

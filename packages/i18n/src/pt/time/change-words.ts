import type { Dictionary } from "../../dictionary.ts";
import type { changeWords as es } from "../../es/time/change-words.ts";

export const changeWords: Dictionary<typeof es> = {
  yes: "Sim",
  no: "Não",
  morning: "meio dia, manhã",
  afternoon: "meio dia, tarde",
  kilometres: "{{numero}} km",
};

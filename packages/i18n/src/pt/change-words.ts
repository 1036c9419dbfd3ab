import type { Dictionary } from "../dictionary.ts";
import type { changeWords as es } from "../es/change-words.ts";

export const changeWords: Dictionary<typeof es> = {
  yes: "Sim",
  no: "Não",
  morning: "meio dia, manhã",
  afternoon: "meio dia, tarde",
  kilometres: "{{numero}} km",
  expense: {
    1: "Combustível",
    2: "Viagens",
    3: "Táxis",
    4: "Refeições",
    5: "Estafeta",
    6: "Outros",
  },
};

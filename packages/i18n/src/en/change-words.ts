import type { Dictionary } from "../dictionary.ts";
import type { changeWords as es } from "../es/change-words.ts";

export const changeWords: Dictionary<typeof es> = {
  yes: "Yes",
  no: "No",
  morning: "half day, morning",
  afternoon: "half day, afternoon",
  kilometres: "{{numero}} km",
  expense: {
    1: "Fuel",
    2: "Travel",
    3: "Taxis",
    4: "Meals",
    5: "Courier",
    6: "Other",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { directoryRules as es } from "../../es/people/directory-rules.ts";

export const directoryRules: Dictionary<typeof es> = {
  title: "Directory columns",
  subtitle: "Who sees each piece of data in the directory. Each change applies at once.",
  readOnly: "Who sees each piece of data in the directory. Only an owner can change it.",
  always: "The name and the relationship to whoever is looking are always shown.",
  contact: "Which e-mail and phone are shown, those for work or the personal ones too, is set in",
  contactLink: "the company settings",
  saved: "Saved: {{column}}",
  reserved: "Reserved for administrators.",
  audience: {
    todos: "Everyone in the company",
    ascendentes: "Their supervisors",
    administradores: "Administrators only",
    nadie: "Nobody",
  },
};

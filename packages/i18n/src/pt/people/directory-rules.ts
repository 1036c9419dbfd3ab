import type { Dictionary } from "../../dictionary.ts";
import type { directoryRules as es } from "../../es/people/directory-rules.ts";

export const directoryRules: Dictionary<typeof es> = {
  title: "Colunas do diretório",
  subtitle: "Quem vê cada dado no diretório. Cada alteração aplica-se de imediato.",
  readOnly: "Quem vê cada dado no diretório. Só um titular o pode alterar.",
  always: "O nome e a relação com quem está a ver mostram-se sempre.",
  contact:
    "O e-mail e o telefone que se mostram, só os do trabalho ou também os pessoais, definem-se nas",
  contactLink: "definições da empresa",
  saved: "Guardado: {{column}}",
  reserved: "Reservado à administração.",
  audience: {
    todos: "Todo o pessoal",
    ascendentes: "Os seus responsáveis",
    administradores: "Só a administração",
    nadie: "Ninguém",
  },
};

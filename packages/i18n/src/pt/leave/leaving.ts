import type { Dictionary } from "../../dictionary.ts";
import type { leaving as es } from "../../es/leave/leaving.ts";

export const leaving: Dictionary<typeof es> = {
  title: "Sair sem guardar?",
  text: "As alterações não foram guardadas. Se sair, perdem-se.",
  stay: "Continuar a editar",
  leave: "Sair sem guardar",
};

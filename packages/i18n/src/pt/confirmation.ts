import type { Dictionary } from "../dictionary.ts";
import type { confirmation as es } from "../es/confirmation.ts";

export const confirmation: Dictionary<typeof es> = {
  title: "Confirme a sua identidade",
  text: "Vai exportar dados de outras pessoas. Introduza a sua palavra-passe para continuar; não voltaremos a pedi-la durante cinco minutos.",
  password: "Palavra-passe",
  submit: "Continuar",
};

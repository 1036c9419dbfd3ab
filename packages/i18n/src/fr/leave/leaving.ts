import type { Dictionary } from "../../dictionary.ts";
import type { leaving as es } from "../../es/leave/leaving.ts";

export const leaving: Dictionary<typeof es> = {
  title: "Quitter sans enregistrer ?",
  text: "Vos modifications ne sont pas enregistrées. Si vous quittez cette page, elles seront perdues.",
  stay: "Continuer la saisie",
  leave: "Quitter sans enregistrer",
};

import type { Dictionary } from "../../dictionary.ts";
import type { directoryRules as es } from "../../es/people/directory-rules.ts";

export const directoryRules: Dictionary<typeof es> = {
  title: "Colonnes de l’annuaire",
  subtitle: "Qui voit chaque donnée dans l’annuaire. Chaque changement s’applique aussitôt.",
  readOnly: "Qui voit chaque donnée dans l’annuaire. Seul un titulaire peut le modifier.",
  always: "Le nom et la relation avec la personne qui consulte sont toujours visibles.",
  contact:
    "L’adresse e-mail et le téléphone affichés, professionnels seulement ou personnels aussi, se règlent dans",
  contactLink: "les paramètres de l’entreprise",
  saved: "Enregistré : {{column}}",
  reserved: "Réservé à l’administration.",
  audience: {
    todos: "Tout l’effectif",
    ascendentes: "Ses responsables",
    administradores: "L’administration seule",
    nadie: "Personne",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { handlersOffice as es } from "../../es/complaints/handlers-office.ts";

export const handlersOffice: Dictionary<typeof es> = {
  title: "Référents des signalements",
  subtitle:
    "Qui suit le dispositif de signalement et peut le lire. Aucun signalement n’apparaît ici.",
  add: "Désigner un référent",
  name: "Désigner",
  addText:
    "Cette personne pourra entrer dans le dispositif et créer sa clé. Elle ne lira rien tant qu’un autre référent ne l’aura pas admise, sauf si elle est la première.",
  remove: "Retirer",
  removeOf: "Retirer {{name}}",
  removeText:
    "Cette personne n’a plus accès au dispositif dès maintenant. Les autres référents gardent leur accès aux signalements.",
  saved: "Référents enregistrés",
  required: "Choisissez une personne.",
  person: "Personne",
  personHint: "Saisissez un nom",
  nobody: "Personne ne correspond",
  empty: "Personne ne suit encore le dispositif",
  emptyText:
    "Désignez au moins deux personnes : si l’une est absente ou impliquée, l’autre peut continuer.",
  notOpen: "Le dispositif n’est pas encore ouvert : le premier référent l’ouvre en créant sa clé.",
  noKey: "Aucun référent n’a de clé en service : personne ne peut lire les signalements.",
  oneKey:
    "Une seule personne peut lire les signalements. Désignez-en une autre au cas où elle serait absente ou impliquée.",
  key: { sin_clave: "Sans clé", pendiente: "En attente d’admission", activa: "Clé en service" },
  since: "Depuis le {{date}}",
  secrecy:
    "Désigner quelqu’un n’ouvre aucun signalement : chacun est chiffré pour les clés de ses référents.",
};

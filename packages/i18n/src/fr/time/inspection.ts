import type { Dictionary } from "../../dictionary.ts";
import type { inspection as es } from "../../es/time/inspection.ts";

export const inspection: Dictionary<typeof es> = {
  title: "Registre du temps de travail pour l’inspection",
  text: "{{empresa}} donne un accès en lecture seule aux registres indiqués ci-dessous.",
  checking: "Vérification du lien…",
  company: "Entreprise",
  scope: "Périmètre",
  worker: "Salarié : {{nombre}}",
  centre: "Lieu de travail : {{nombre}}",
  whole: "Toute l’entreprise",
  people_one: "{{count}} personne",
  people_other: "{{count}} personnes",
  period: "Période",
  fromTo: "Du {{desde}} au {{hasta}}",
  reason: "Motif",
  issued: "Émis",
  issuedBy: "{{fecha}}, par {{nombre}}",
  until: "Valable jusqu’au",
  key: "Empreinte de la clé",
  keyHint:
    "SHA-256. Elle doit correspondre à celle des courriels contenant les points de contrôle.",
  download: "Télécharger le dossier (ZIP)",
  preparing: "Préparation du dossier…",
  done: "Le dossier a été téléchargé.",
  contents:
    "Il contient le registre en PDF, CSV et JSON, les chaînes d’inscriptions, les points de contrôle signés et un vérificateur en Python. Chaque consultation et chaque téléchargement sont consignés.",
  deadTitle: "Le lien n’ouvre aucun registre",
  deadText:
    "Il a peut-être expiré ou été retiré. Si la page a été rechargée, il suffit de rouvrir le lien reçu ; sinon, l’entreprise peut en émettre un autre.",
};

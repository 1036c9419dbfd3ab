import type { Dictionary } from "../../dictionary.ts";
import type { model145Office as es } from "../../es/papers/model145-office.ts";

export const model145Office: Dictionary<typeof es> = {
  title: "Modèle 145",
  subtitle:
    "Qui a déclaré sa situation pour l’impôt sur le revenu, et quelles versions restent à transmettre à la paie.",
  person: "Personne",
  nif: "NIF",
  signed: "Signé",
  confirmed: "Confirmé sans changement",
  handed: "Transmis à la paie",
  caption: "Modèles 145 du personnel",
  nothing: "—",
  none: "Non signé",
  new: "À transmettre",
  version: "{{date}} · version {{version}}",
  handedBy: "{{date}} · {{name}}",
  take: "Télécharger",
  takeOf: "Télécharger le modèle 145 de {{name}}",
  filters: "Filtres",
  search: "Chercher une personne",
  searchHint: "Nom, code ou service",
  view: {
    label: "Quels modèles",
    cambios: "À transmettre",
    todas: "Tous",
    sin_firmar: "Non signés",
  },
  empty: {
    cambios: {
      title: "Aucun modèle à transmettre",
      text: "Tout nouveau modèle signé apparaîtra ici.",
    },
    todas: { title: "Personne dans l’effectif", text: "Ajoutez quelqu’un dans Personnes." },
    sin_firmar: {
      title: "Tout le personnel a signé",
      text: "Les nouvelles personnes apparaissent ici jusqu’à leur signature.",
    },
    words: {
      title: "Personne ne correspond à la recherche",
      text: "Essayez d’autres mots ou une autre partie de la liste.",
    },
  },
  handOver: {
    button_one: "Transmettre {{total}} nouveau modèle",
    button_other: "Transmettre {{total}} nouveaux modèles",
    title: "Transmettre à la paie",
    all_one: "{{total}} modèle signé et pas encore transmis sera téléchargé.",
    all_other:
      "{{total}} modèles signés et pas encore transmis seront téléchargés, chacun dans son PDF.",
    one: "Le modèle 145 en vigueur de {{name}} sera téléchargé.",
    limit: "Le fichier contient les {{total}} premiers ; recommencez pour les autres.",
    recorded:
      "L’auteur et la date de la transmission sont enregistrés, et chaque personne voit que son modèle a été téléchargé.",
    submit: "Télécharger et enregistrer",
    done: "Transmission enregistrée",
  },
};

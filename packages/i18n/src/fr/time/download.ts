import type { Dictionary } from "../../dictionary.ts";
import type { download as es } from "../../es/time/download.ts";

export const download: Dictionary<typeof es> = {
  title: "Télécharger le relevé du temps de travail",
  close: "Fermer",
  cancel: "Annuler",
  save: "Télécharger",
  done: "Le fichier a été téléchargé.",
  from: "Du",
  to: "Au",
  period: {
    label: "Période",
    thisMonth: "Ce mois-ci ({{month}})",
    lastMonth: "Le mois dernier ({{month}})",
    year: "Toute l’année {{year}}",
    custom: "Autres dates",
  },
  format: {
    label: "Format",
    pdf: "PDF",
    xlsx: "Excel (XLSX)",
    pdf_hint:
      "Pour imprimer ou signer : une page par mois, avec le premier et le dernier reçu de chacun.",
    xlsx_hint:
      "Pour exploiter les chiffres : récapitulatif, journées, pointages avec leurs reçus et modifications.",
  },
  problem: {
    empty: "Indiquez la date.",
    order: "La date de fin ne peut pas précéder la date de début.",
    long: "La période peut couvrir un an au maximum (366 jours).",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { workers as es } from "../../es/people/workers.ts";

export const workers: Dictionary<typeof es> = {
  title: "Annuaire",
  subtitle: "Trouvez une personne de l’entreprise et le moyen de la joindre.",
  filter: {
    label: "Filtrer les salariés",
    words: "Rechercher",
    placeholder: "Nom, poste, service ou e-mail",
    all_departments: "Tous",
    all_centres: "Tous",
    all_relations: "Tous",
    nothing: "Aucun résultat",
    order: "Trier par",
    ascending: "Croissant",
    descending: "Décroissant",
  },
  columns: {
    button: "Colonnes",
    legend: "Colonnes affichées",
  },
  download: {
    button: "Télécharger",
    xlsx: "Excel (.xlsx)",
    pdf: "PDF",
    csv: "CSV",
  },
  list: {
    caption: "Salariés de l’entreprise. Les en-têtes avec un bouton changent l’ordre.",
    total_one: "{{number}} personne",
    total_other: "{{number}} personnes",
    nothing: "Non renseigné",
  },
  none: {
    title: "Personne ne correspond à votre recherche",
    text: "Essayez d’autres mots ou supprimez les filtres.",
    reset: "Supprimer les filtres",
  },
  reach: {
    email: "Écrire à {{name}}",
    phone: "Appeler {{name}}",
  },
  card: {
    title: "Fiche",
    email: "E-mail",
    phone: "Appeler",
    chart: "Voir dans l’organigramme",
    supervisors: "Responsables de cette personne",
    team_one: "Son équipe ({{count}} personne)",
    team_other: "Son équipe ({{count}} personnes)",
    nobody: "Cette personne ne fait plus partie de l’entreprise",
    nobody_text: "Son contrat a peut-être pris fin, ou le lien est incorrect.",
  },
  value: {
    years_one: "{{count}} an",
    years_other: "{{count}} ans",
    months_one: "{{count}} mois",
    months_other: "{{count}} mois",
    days_one: "{{count}} jour",
    days_other: "{{count}} jours",
    both: "{{first}} et {{second}}",
    holidays_one: "{{number}} jour",
    holidays_other: "{{number}} jours",
  },
};

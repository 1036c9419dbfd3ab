import type { Dictionary } from "../../dictionary.ts";
import type { orgChart as es } from "../../es/people/org-chart.ts";

export const orgChart: Dictionary<typeof es> = {
  title: "Organigrammes",
  subtitle: "Qui est qui dans votre entreprise et de qui dépend chaque personne.",
  chart: "Organigramme",
  view: { label: "Affichage", diagrama: "Diagramme", lista: "Liste" },
  none: {
    title: "Votre entreprise n’a encore publié aucun organigramme",
    text: "Dès qu’elle le fera, vous le verrez ici.",
  },
  empty: {
    title: "Cet organigramme ne comporte personne aujourd’hui",
    text: "Votre entreprise est peut-être en train de le préparer.",
  },
  search: {
    label: "Rechercher une personne, un poste ou un service",
    none: "Aucun résultat",
    missing: "Cette personne ne figure pas dans cet organigramme.",
  },
  node: {
    vacant: "Poste vacant",
    unit: "Unité",
    people_one: "{{total}} personne en dessous",
    people_other: "{{total}} personnes en dessous",
    expand: "Développer {{name}}",
    collapse: "Réduire {{name}}",
    opened: "développé",
    closed: "réduit",
    level: "niveau {{level}}",
  },
  fold: { expand: "Tout développer", collapse: "Tout réduire" },
  tree: {
    label: "Organigramme {{name}} sous forme de liste",
    help: "Déplacez-vous avec les flèches, développez avec la flèche droite et ouvrez la fiche avec Entrée. Saisissez un nom pour y accéder directement.",
  },
  diagram: {
    label: "Organigramme {{name}}",
    help: "Flèches : se déplacer. Entrée : ouvrir la fiche. Espace : réduire ou développer. + et − : zoomer. 0 : tout afficher. L’affichage en liste propose la même chose sous forme d’arbre.",
    keys: "Flèches pour se déplacer, Entrée pour ouvrir, Espace pour réduire, 0 pour tout afficher",
    zoomIn: "Zoom avant",
    zoomOut: "Zoom arrière",
    fit: "Tout afficher",
    map: "Plan de l’organigramme",
  },
  export: {
    button: "Télécharger",
    png: "Image PNG",
    svg: "Image SVG",
    pdf: "Document PDF",
    busy: "Préparation du fichier…",
    failed: "Le fichier n’a pas pu être préparé",
    done: "Organigramme téléchargé",
    reduced:
      "L’organigramme est très grand et l’image est réduite. Le PDF se lit dans son intégralité.",
    file: "organigramme-{{name}}",
    date: "Au {{date}}",
  },
  card: {
    title: "Fiche",
    close: "Fermer la fiche",
    department: "Service",
    centre: "Lieu de travail",
    above: "Dépend de",
    top: "Ne dépend de personne dans cet organigramme",
    below: "Directement en dessous",
    nobody: "Personne en dessous",
    show: "Voir dans l’organigramme",
    directory: "Voir dans l’annuaire",
    vacant: "Personne n’occupe ce poste aujourd’hui.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { centres as es } from "../../es/company/centres.ts";

export const centres: Dictionary<typeof es> = {
  title: "Sites et services",
  subtitle: "Où travaille votre équipe : chaque site a son fuseau horaire et ses jours fériés.",
  add: "Ajouter un site",
  caption: "Lieux de travail",
  place: "Adresse",
  people: "Personnes",
  noCalendar: "Aucun calendrier",
  unused: "Inutilisé",
  edit: "Modifier",
  editOf: "Modifier {{name}}",
  stop: "Fermer",
  stopOf: "Fermer {{name}}",
  resume: "Rouvrir",
  resumeOf: "Rouvrir {{name}}",
  stopText:
    "Il ne sera plus utilisé, sans rien effacer de ce qui est enregistré. Seul un site sans personnel peut être fermé, et vous pouvez le rouvrir à tout moment.",
  resumeText: "Des personnes pourront à nouveau y travailler.",
  saved: "Site enregistré",
  required: "Renseignez ce champ.",
  empty: "Aucun site pour l’instant",
  emptyText: "Ajoutez le premier, ou importez-les depuis un tableur.",
  field: {
    codigo: "Code du site",
    nombre: "Nom du site",
    direccion: "Adresse postale",
    municipio: "Commune",
    region: "Communauté autonome",
    zona_horaria: "Fuseau horaire",
    calendario_festivo_id: "Calendrier des jours fériés",
    rangos_ip: "Réseaux de pointage",
  },
  dialog: {
    new: "Nouveau site",
    edit: "Site {{name}}",
    save: "Enregistrer",
    effect:
      "Le fuseau horaire et le calendrier modifient aussitôt les heures prévues des personnes qui travaillent ici.",
    networks:
      "Un par ligne, avec son masque. Un pointage depuis un autre réseau est signalé, ou refusé si les paramètres de l’entreprise le prévoient. Vide : tous les réseaux conviennent.",
  },
  departments: {
    title: "Services",
    text: "Ils proviennent de la fiche de chaque personne. Renommez-en un ici et il change pour tous.",
    name: "Service",
    rename: "Renommer",
    dialog: "Renommer {{name}}",
    saved: "Service enregistré",
    empty: "Personne n’a encore de service.",
    join_one: "Il y a déjà {{total}} personne dans ce service : les deux n’en feront qu’un.",
    join_other: "Il y a déjà {{total}} personnes dans ce service : les deux n’en feront qu’un.",
  },
};

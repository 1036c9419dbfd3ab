import type { Dictionary } from "../../dictionary.ts";
import type { clockKinds as es } from "../../es/time/clock-kinds.ts";

export const clockKinds: Dictionary<typeof es> = {
  title: "Pointages et pauses",
  subtitle: "Ce que l’horloge propose au pointage, et ce que chaque option signifie.",
  edit: "Modifier",
  editOf: "Modifier {{name}}",
  take: "Retirer de l’horloge",
  takeOf: "Retirer de l’horloge : {{name}}",
  put: "Proposer à nouveau",
  putOf: "Proposer à nouveau {{name}}",
  takeText:
    "Personne ne pourra plus le choisir en pointant. Les jours enregistrés ne changent pas, et vous pouvez le proposer à nouveau à tout moment.",
  putText: "On pourra à nouveau le choisir en pointant.",
  offered: "Sur l’horloge",
  notOffered: "Non proposé",
  save: "Enregistrer",
  saved: "Horloge enregistrée",
  required: "Saisissez un nom.",
  kindStays: "Ne peut plus être modifié ensuite, à cause des jours déjà enregistrés.",
  ordenText: "Le plus petit vient en premier sur l’horloge.",
  field: {
    nombre: "Nom sur l’horloge",
    tipo: "Nature",
    clase_tiempo: "Comment le temps compte",
    rangos_ip: "Réseaux attendus",
    cuenta_como_trabajo: "Compte comme travail",
    activo: "Sur l’horloge",
    orden: "Place dans la liste",
  },
  typeKind: {
    presencial: "Dans l’entreprise",
    teletrabajo: "À domicile",
    lugar: "Autre lieu",
  },
  typeText: {
    presencial: "Travail sur un site de l’entreprise.",
    teletrabajo: "Travail à distance.",
    lugar: "Un endroit précis, comme un entrepôt ou un chantier.",
  },
  pauseKind: {
    comida: "Pause repas",
    descanso: "Pause repos",
    medico: "Rendez-vous médical",
    personal: "Raison personnelle",
    otra: "Autre motif",
  },
  timeClass: {
    ordinario: "Ordinaire",
    fuerza_mayor: "Force majeure",
    disponibilidad: "Astreinte",
  },
  timeClassText: {
    ordinario: "Temps de travail normal.",
    fuerza_mayor:
      "Travail pour prévenir ou réparer des dommages urgents. Le registre l’affiche à part.",
    disponibilidad: "Temps pendant lequel il faut rester joignable. Le registre l’affiche à part.",
  },
  types: {
    title: "Types de pointage",
    text: "Où ou comment on travaille. Il doit en rester un sur l’horloge.",
    add: "Ajouter un type",
    new: "Nouveau type de pointage",
    anyNetwork: "Ceux du site",
    networks:
      "Un par ligne, avec son masque. Un pointage depuis un autre réseau est signalé, ou refusé si les paramètres de l’entreprise le prévoient. Vide : ceux du site de chaque personne s’appliquent, sauf en télétravail.",
  },
  pauses: {
    title: "Types de pause",
    text: "Motifs pour arrêter l’horloge sans terminer la journée.",
    add: "Ajouter une pause",
    new: "Nouveau type de pause",
    empty: "L’horloge ne propose encore aucune pause.",
    counts: "Oui, elle compte comme travail",
    countsNot: "Elle ne compte pas comme travail",
    countsText:
      "Décidez si la pause s’ajoute au temps de travail. Ne peut plus être modifié ensuite, à cause des jours déjà enregistrés.",
    choose: "Indiquez si elle compte comme travail.",
  },
};

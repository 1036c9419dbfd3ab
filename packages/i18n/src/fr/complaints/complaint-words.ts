import type { Dictionary } from "../../dictionary.ts";
import type { complaintWords as es } from "../../es/complaints/complaint-words.ts";

export const complaintWords: Dictionary<typeof es> = {
  authorities: {
    informante: "Autorité indépendante de protection du lanceur d’alerte (Espagne)",
    trabajo: "Inspection du travail et de la sécurité sociale",
    fiscalia: "Parquet contre la corruption et la criminalité organisée",
  },
  log_book: {
    file: "Registre",
    yes: "Oui",
    no: "Non",
    headings: {
      denuncia_id: "Dossier",
      anonima: "Anonyme",
      fecha_creacion: "Reçu le",
      fecha_acuse: "Accusé de réception",
      fecha_decision: "Décision",
      admitida: "Recevable",
      fecha_investigacion: "Début de l’enquête",
      prorrogada: "Prolongation",
      fecha_conclusion: "Conclusion",
      resultado: "Résultat",
      fecha_borrado: "Contenu supprimé",
      motivo_borrado: "Motif",
    },
    ends: {
      retirada: "Retiré par son auteur",
      sin_actuaciones: "Aucune action en trois mois",
      plazo: "Fin de la durée de conservation",
    },
    outcomes: {
      archivo: "Classement sans suite",
      fiscalia: "Transmission au parquet",
      expediente_sancionador: "Procédure disciplinaire",
    },
  },
  news: {
    name: "à nouveau",
    title: "Il y a du nouveau",
    text: "Utilisez votre code pour le consulter. Par sécurité, ce message n’en dit pas plus.",
    last: "Utilisez votre code pour le consulter. Ce message est le dernier : votre adresse est effacée avec lui.",
    action: "Consulter",
  },
  due: {
    title: "Tâches en attente dans le canal de signalement",
    text: "Des dossiers demandent votre attention. Déverrouillez le canal pour les voir.",
    action: "Ouvrir le canal",
  },
  restarted: {
    title: "Le canal de signalement est reparti de zéro",
    text: "{{nombre}} a créé de nouvelles clés pour le canal. Les signalements antérieurs restent scellés : seuls leurs auteurs peuvent encore les lire. Si vous n’étiez pas au courant, demandez-en la raison dès aujourd’hui.",
    action: "Ouvrir le canal",
  },
  recovered: {
    title: "La clé de récupération du canal a été utilisée",
    text: "{{nombre}} dispose d’une nouvelle clé et peut lire les signalements dont l’accès ne lui est pas refusé. Si vous n’étiez pas au courant, demandez-en la raison dès aujourd’hui.",
    action: "Ouvrir le canal",
  },
};

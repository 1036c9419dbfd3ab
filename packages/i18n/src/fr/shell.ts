import type { Dictionary } from "../dictionary.ts";
import type { shell as es } from "../es/shell.ts";

export const shell: Dictionary<typeof es> = {
  skip: "Aller au contenu",
  brand: {
    caption: "Logiciel de ressources humaines",
    home: "Atrio, aller à l’accueil",
    privacy: "Politique de confidentialité",
  },
  menu: {
    label: "Menu principal",
    open: "Ouvrir le menu",
    close: "Fermer le menu",
    expand: "Déplier le menu",
    collapse: "Replier le menu",
    more: "Menu",
    unread_one: "{{count}} non lue",
    unread_other: "{{count}} non lues",
  },
  page: {
    home: "Accueil",
    paysheets: "Bulletins de paie",
    absences: "Absences",
    timeRegistration: "Pointage",
    documents: "Documents de travail",
    internalCommunication: "Communication interne",
    calendar: "Calendrier",
    shifts: "Mes créneaux",
    orgCharts: "Organigrammes",
    complaints: "Canal de signalement",
    workers: "Tous les salariés",
    videoTutorials: "Tutoriels vidéo",
    personalArea: "Espace personnel",
    documentsSupervisor: "Documents",
    projects: "Projets",
    hoursBag: "Banque d’heures",
    quadrants: "Plannings",
  },
  short: {
    paysheets: "Paie",
    timeRegistration: "Pointage",
    documents: "Documents",
    internalCommunication: "Messages",
  },
  top: {
    settings: "Réglages",
    search: "Rechercher",
    logout: "Se déconnecter",
    personalArea: "Espace personnel de {{name}}",
  },
  mode: {
    switch: "Mode superviseur",
    header: "Environnement",
    supervisor: "Superviseur",
    worker: "Salarié",
    failedHeader: "Erreur",
    failed: "Lors du changement de mode.",
  },
  logout: {
    failed: "Une erreur s’est produite lors de la déconnexion",
    error: "Erreur",
  },
  offline: {
    label: "Hors connexion",
    text: "Hors connexion. Ce qui dépend du serveur reviendra avec elle.",
    clock:
      "Hors connexion. Vous pouvez continuer à pointer : c’est conservé sur cet appareil et envoyé au retour de la connexion.",
  },
  impersonation: {
    label: "Session de consultation",
    text: "Vous consultez le portail en tant que {{name}}. Lecture seule.",
    leave: "Quitter",
  },
  palette: {
    label: "Rechercher des pages et des actions",
    placeholder: "Que souhaitez-vous faire ?",
    nothing: "Aucun résultat",
    pages: "Pages",
    actions: "Actions",
    languages: "Langue",
    clock: "Pointer l’arrivée ou le départ",
    light: "Utiliser le thème clair",
    dark: "Utiliser le thème sombre",
    toSupervisor: "Passer en mode superviseur",
    toWorker: "Passer en mode salarié",
  },
  notFound: {
    title: "Erreur 404, la page est introuvable",
    text: "L’adresse a peut-être changé ou la page n’existe plus.",
    home: "Aller à l’accueil",
  },
  failure: {
    title: "Une erreur s’est produite",
    text: "Veuillez réessayer. Si le problème persiste, prévenez votre entreprise.",
  },
  refused: {
    module: "Votre entreprise n’a pas souscrit ce module",
    moduleText:
      "Si vous pensez en avoir besoin, adressez-vous à votre service des ressources humaines.",
    access: "Accès refusé",
    accessText: "Vous n’avez pas l’autorisation de consulter cette page.",
  },
};

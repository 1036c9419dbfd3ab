import type { Dictionary } from "../../dictionary.ts";
import type { noticePreferences as es } from "../../es/messages/notice-preferences.ts";

export const noticePreferences: Dictionary<typeof es> = {
  read_only: "Cette session est en consultation seule : rien ne peut être modifié.",
  failed: "La modification n’a pas pu être enregistrée",
  channel: {
    portal: "Portail",
    correo: "E-mail",
    push: "Appareils",
  },
  kinds: {
    title: "Vos notifications, sujet par sujet",
    text: "Vous les trouvez toujours sur le portail. Choisissez celles que vous voulez aussi recevoir par e-mail ou sur vos appareils : chaque choix est enregistré aussitôt.",
    caption: "Notifications et moyens par lesquels vous les recevez",
    about: "Sujet",
    always: "Toujours",
    switch: "{{kind}} : {{channel}}",
  },
  kind: {
    solicitud: {
      name: "Demandes",
      text: "Congés, absences et frais : vos demandes et celles sur lesquelles vous devez vous prononcer.",
    },
    fichaje: {
      name: "Pointages",
      text: "Modifications de vos pointages par une autre personne et journées restées ouvertes.",
    },
    correccion: {
      name: "Corrections",
      text: "Corrections de pointages, demandées et traitées.",
    },
    cierre_mes: {
      name: "Clôture du mois",
      text: "Clôtures demandées et traitées, et mois rouverts.",
    },
    bolsa_horas: {
      name: "Banque d’heures",
      text: "Nouveaux écarts et suites qui leur sont données.",
    },
    turnos: {
      name: "Planning",
      text: "Créneaux publiés, modifiés ou retirés.",
    },
    nomina: {
      name: "Bulletins de paie",
      text: "À chaque publication.",
    },
    documento: {
      name: "Documents",
      text: "Ce que l’entreprise partage avec vous et les suites données à vos envois.",
    },
    firma: {
      name: "Signatures",
      text: "Documents en attente de votre signature et exemplaires signés.",
    },
    cuenta_bancaria: {
      name: "Comptes bancaires",
      text: "Changements des comptes où votre salaire est versé.",
    },
    acceso: {
      name: "Accès à votre compte",
      text: "Quand un administrateur ouvre le portail à votre place.",
    },
    comunicado: {
      name: "Messages de l’entreprise",
      text: "Ce que votre entreprise annonce au personnel.",
    },
  },
  lock: {
    legal: "L’e-mail est toujours envoyé : il a une portée légale.",
    seguridad: "L’e-mail est toujours envoyé, pour votre sécurité.",
  },
  times: {
    title: "Quand vous les recevez",
    disconnect: "Droit à la déconnexion",
    disconnect_text:
      "En dehors de vos heures de travail et pendant vos congés et absences approuvées, vous ne recevez ni e-mails ni notifications sur vos appareils, sauf urgence. Si vous ne travaillez pas pendant plusieurs jours, un récapitulatif vous attend : seuls les e-mails ayant une portée légale sont envoyés.",
    frequency: "E-mails non urgents",
    al_momento: "Immédiatement",
    al_momento_text: "Un e-mail par notification.",
    diario: "Récapitulatif quotidien",
    diario_text: "Un seul e-mail chaque jour à 8 h.",
    semanal: "Récapitulatif hebdomadaire",
    semanal_text: "Un seul e-mail le lundi à 8 h.",
    urgent:
      "Ce qui est urgent, comme un changement de vos comptes bancaires, vous parvient toujours immédiatement.",
  },
  quiet: {
    title: "Heures de silence",
    text: "Pendant ces heures, vous ne recevez ni e-mails ni notifications sur vos appareils, sauf urgence.",
    zone: "Heures du fuseau {{zone}}.",
    on: "Utiliser des heures de silence",
    from: "De",
    to: "À",
    next_day: "Le lendemain",
    days: "Jours où elles commencent",
    required: "Indiquez une heure.",
    same: "Elle doit être différente de l’heure de début.",
    none: "Choisissez au moins un jour.",
    unsaved: "Vous avez des modifications non enregistrées.",
    discard: "Annuler les modifications",
    saved: "Heures de silence enregistrées",
  },
  devices: {
    title: "Vos appareils",
    list: "Appareils qui reçoivent vos notifications",
    none: "Aucun pour l’instant.",
    app: "Application · {{name}}",
    here: "Cet appareil",
    since: "Depuis le {{date}}",
    unused: "Aucune notification reçue pour l’instant",
    used: "Dernière notification : {{when}}",
    test: "Tester",
    test_of: "Tester {{name}}",
    tested: "Notification de test envoyée",
    test_failed: "Le test n’a pas pu être envoyé",
    remove: "Retirer",
    remove_of: "Retirer {{name}}",
    removed: "L’appareil ne reçoit plus de notifications",
    remove_failed: "L’appareil n’a pas pu être retiré",
  },
  here: {
    on: "Cet appareil reçoit vos notifications",
    on_text:
      "Elles vous parviennent même lorsque le portail est fermé. Elles n’affichent qu’un titre, jamais de chiffres ni de noms.",
    off: "Recevez des notifications sur cet appareil",
    off_text:
      "Elles vous parviendront même lorsque le portail est fermé. Elles n’affichent qu’un titre, jamais de chiffres ni de noms.",
    blocked: "Les notifications sont bloquées dans ce navigateur",
    blocked_text:
      "Appuyez sur l’icône à côté de l’adresse de la page, autorisez les notifications, puis revenez ici.",
    install: "Ajoutez d’abord le portail à l’écran d’accueil",
    install_text:
      "Sur iPhone et iPad, touchez Partager dans Safari, choisissez « Sur l’écran d’accueil », puis ouvrez le portail depuis celui-ci.",
    unsupported: "Ce navigateur ne prend pas en charge les notifications",
    unsupported_text:
      "Essayez un autre navigateur ou une fenêtre qui n’est pas privée. Vous les recevez de toute façon par e-mail et sur le portail.",
    activate: "Activer sur cet appareil",
    activated: "Cet appareil reçoit maintenant vos notifications",
    not_allowed: "Sans votre autorisation, cet appareil ne recevra pas de notifications",
    failed: "Les notifications n’ont pas pu être activées",
    no_service:
      "Le service de notifications du navigateur ne répond pas. Vérifiez votre connexion et que la fenêtre n’est pas privée.",
  },
  app: {
    title: "Cet appareil souhaite recevoir des notifications",
    text: "Vous avez ouvert le portail depuis l’application. Si cet appareil est le vôtre, confirmez-le et vos notifications y seront envoyées.",
    confirm: "C’est le mien : les recevoir",
  },
};

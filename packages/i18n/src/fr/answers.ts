import type { Dictionary } from "../dictionary.ts";
import type { answers as es } from "../es/answers.ts";

export const answers: Dictionary<typeof es> = {
  auth: {
    signed_out: "Votre session est fermée.",
    confirmed: "Votre identité est confirmée.",
    link_sent: "Nous vous avons envoyé un e-mail avec un lien pour changer votre mot de passe.",
    link_sent_neutral:
      "Si cette adresse correspond à un compte, un lien pour changer le mot de passe y sera envoyé.",
  },
  email: {
    change_sent:
      "Un lien a été envoyé à la nouvelle adresse. Ouvrez-le dans les 24 heures pour terminer le changement.",
    change_cancelled: "Le changement d’adresse e-mail a été annulé.",
  },
  session: { ended: "La session a été fermée." },
  second_factor: {
    off: "La validation en deux étapes a été désactivée.",
    put_off: "C’est noté : nous vous le rappellerons dans 30 jours.",
    removed: "La validation en deux étapes de cette personne a été retirée.",
  },
  password: {
    changed: "Le mot de passe a été modifié.",
    saved: "Le mot de passe a été enregistré. Vous pouvez maintenant vous connecter.",
  },
  template: { deleted: "Le texte a été supprimé." },
  schedule: { deleted: "L’horaire a été supprimé." },
  calendar: {
    event_removed: "L’événement a été supprimé des calendriers.",
    feed_revoked: "L’abonnement a été révoqué : son adresse ne fonctionne plus.",
  },
  shift: {
    removed: "Le créneau a été supprimé.",
    label_removed: "L’étiquette a été supprimée.",
    pause_removed: "La pause a été supprimée.",
    exchange_withdrawn: "La demande a été retirée.",
  },
  office: {
    handler_saved: "L’équipe chargée des signalements a été enregistrée.",
  },
  installation: {
    examination_started:
      "L’examen a commencé. Vous pouvez quitter cette page : le résultat s’affichera ici.",
    backup_started: "La sauvegarde a commencé. Elle apparaîtra dans la liste une fois terminée.",
  },
  project: {
    registration_removed: "La saisie de projet a été supprimée.",
    favourite_saved: "Vos projets favoris ont été enregistrés.",
    document_removed: "Le document a été retiré du projet.",
  },
  complaint: {
    removed: "Le signalement a été supprimé.",
    code_saved: "Vous avez confirmé avoir enregistré le code.",
  },
  inspection: {
    link_revoked: "Le lien a été retiré : il n’ouvre plus rien.",
    mails_saved: "La liste d’adresses a été enregistrée.",
  },
  request: {
    deleted: "La demande a été supprimée.",
    document_deleted: "Le document a été supprimé.",
  },
  document: { deleted: "Le document a été supprimé.", withdrawn: "Le document a été retiré." },
  layout: { forgotten: "Le modèle de bulletin de paie a été supprimé." },
  batch: { forgotten: "Le lot de bulletins de paie a été supprimé." },
  expense: { rule_saved: "Les règles de frais ont été enregistrées." },
  payroll: { layout_removed: "Le format a été supprimé." },
  leave: {
    balance_rule_saved: "La règle du solde a été enregistrée.",
    date_rule_removed: "La règle a été supprimée.",
    shutdown_changed: "La fermeture est en cours de mise à jour.",
    shutdown_undone: "La fermeture a été annulée : ses absences sont en cours de retrait.",
  },
  model145: {
    code_sent: "Nous vous avons envoyé par e-mail un code pour signer.",
    deleted: "La version non signée a été supprimée.",
  },
  push: {
    removed: "Cet appareil ne recevra plus de notifications.",
    test_sent: "Notification de test envoyée.",
  },
  profile: {
    updated: "Vos données ont été mises à jour",
    mails_chosen: "Votre préférence a été enregistrée.",
    mail_saved: "L’adresse pour les e-mails sur votre équipe a été enregistrée.",
  },
  staff: { saved: "C’est enregistré.", link_sent: "Le lien a été envoyé." },
};

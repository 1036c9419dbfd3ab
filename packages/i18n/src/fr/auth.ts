import type { Dictionary } from "../dictionary.ts";
import type { auth as es } from "../es/auth.ts";

export const auth: Dictionary<typeof es> = {
  stage: {
    title: "Tout votre travail au même endroit",
    text: "Pointez, consultez votre journée et suivez la vie de votre entreprise.",
  },
  languages: "Langue",
  privacy: "Politique de confidentialité",
  login: {
    title: "Connexion",
    subtitle: "Accédez à votre portail salarié",
    subtitleCompany: "Portail salarié de {{company}}",
    email: "Adresse e-mail",
    password: "Mot de passe",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    remember: "Mémoriser cet appareil",
    rememberHint: "Vous restez connecté 30 jours. À éviter sur un ordinateur partagé.",
    forgotten: "Mot de passe oublié ?",
    submit: "Se connecter",
    expired: "Votre session est terminée. Veuillez vous reconnecter.",
    openFailed: "Impossible d’ouvrir la session",
  },
  fault: {
    required: "Ce champ est obligatoire.",
    email: "Saisissez une adresse e-mail valide.",
    short: "Le mot de passe comporte au moins 5 caractères.",
  },
  company: {
    notFound: "Configuration de l’entreprise introuvable",
  },
  forgotten: {
    title: "Réinitialiser le mot de passe",
    text: "Nous vous enverrons un lien pour créer un nouveau mot de passe.",
    submit: "Envoyer le lien",
    emailWrong: "L’adresse e-mail n’est pas correcte",
    sentTitle: "Consultez votre messagerie",
    sentText:
      "Si {{email}} correspond à un compte, vous recevrez un lien dans quelques minutes. Vérifiez aussi vos courriers indésirables.",
  },
  password: {
    new: "Nouveau mot de passe",
    repeat: "Confirmez le mot de passe",
    rules: "Le mot de passe doit respecter",
    met: "respecté",
    unmet: "à respecter",
    length: "Au moins 8 caractères",
    uppercase: "Une lettre majuscule",
    lowercase: "Une lettre minuscule",
    digit: "Un chiffre",
    equal: "Les deux mots de passe sont identiques",
  },
  reset: {
    title: "Créez un nouveau mot de passe",
    activateTitle: "Activez votre compte",
    text: "Pour le compte {{email}}",
    submit: "Enregistrer le mot de passe",
    activateSubmit: "Activer le compte",
    checking: "Vérification du lien…",
    done: "Mot de passe enregistré. Vous pouvez vous connecter.",
    activated: "Compte activé. Vous pouvez vous connecter.",
    expiredTitle: "Le lien n’est plus valable",
    expiredText:
      "Les liens ne servent qu’une fois et expirent. Demandez-en un nouveau, vous le recevrez aussitôt.",
    askAgain: "Demander un nouveau lien",
    toLogin: "Retour à la connexion",
  },
  forced: {
    title: "Changez votre mot de passe",
    text: "Votre entreprise vous demande de choisir un nouveau mot de passe avant de continuer.",
    submit: "Changer le mot de passe",
    done: "Mot de passe mis à jour",
    failed: "Erreur lors de la mise à jour du mot de passe",
  },
  handOver: {
    opening: "Ouverture du portail…",
  },
};

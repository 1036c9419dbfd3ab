import type { Dictionary } from "../../dictionary.ts";
import type { auth as es } from "../../es/access/auth.ts";

export const auth: Dictionary<typeof es> = {
  stage: {
    title: "Tout votre travail au même endroit",
    text: "Pointez, consultez votre journée et suivez la vie de votre entreprise.",
  },
  languages: "Langue",
  privacy: "Politique de confidentialité",
  mailbox: "Canal de signalement",
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
    common:
      "Les mots de passe très connus ne conviennent pas non plus, ni ceux qui contiennent votre nom, votre e-mail ou le nom de votre entreprise.",
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
    entered: "Compte activé. Bienvenue.",
    expiredTitle: "Le lien n’est plus valable",
    expiredText:
      "Les liens ne servent qu’une fois et expirent. Demandez-en un nouveau, vous le recevrez aussitôt.",
    askAgain: "Demander un nouveau lien",
    toLogin: "Retour à la connexion",
  },
  confirm: {
    title: "Confirmez votre identité",
    text: "Vous allez exporter des données d’autres personnes. Saisissez votre mot de passe pour continuer : il ne vous sera plus demandé pendant cinq minutes.",
    password: "Mot de passe",
    submit: "Continuer",
  },
  email_link: {
    title: "Changement d’adresse e-mail",
    checking: "Vérification du lien…",
    confirmar: {
      title: "Confirmez votre nouvelle adresse e-mail",
      text: "Vous vous connecterez au portail avec {{email}}. Vos sessions sur d’autres appareils seront fermées.",
      submit: "Confirmer le changement",
      done_title: "Adresse e-mail modifiée",
      done_text: "Désormais, vous vous connectez au portail avec {{email}}.",
    },
    cancelar: {
      title: "Annulez le changement d’adresse e-mail",
      text: "Il a été demandé que votre compte utilise {{email}}. Si vous annulez le changement, rien ne sera modifié.",
      submit: "Annuler le changement",
      done_title: "Changement annulé",
      done_text:
        "Votre e-mail de connexion reste le même. Si vous n’êtes pas à l’origine de la demande, changez votre mot de passe au plus vite.",
    },
    dead_title: "Le lien n’est plus valable",
    dead_text:
      "Un lien ne sert qu’une fois et expire au bout de 24 heures. Vous pouvez redemander le changement dans votre profil.",
    portal: "Aller au portail",
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

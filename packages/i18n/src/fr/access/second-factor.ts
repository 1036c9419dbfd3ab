import type { Dictionary } from "../../dictionary.ts";
import type { secondFactor as es } from "../../es/access/second-factor.ts";

export const secondFactor: Dictionary<typeof es> = {
  login: {
    title: "Validation en deux étapes",
    text: "Saisissez le code à 6 chiffres affiché par votre application d’authentification.",
    recovery_text:
      "Saisissez l’un des codes de récupération que vous avez conservés. Chacun ne sert qu’une seule fois.",
    use_recovery: "Utiliser un code de récupération",
    use_app: "Utiliser l’application d’authentification",
    submit: "Valider et se connecter",
    back: "Retour",
    lost: "Vous avez perdu votre téléphone et vos codes ? Demandez à l’administration de votre entreprise de retirer la validation en deux étapes de votre compte.",
  },
  field: {
    code: "Code de validation",
    code_digits: "Le code comporte 6 chiffres.",
    recovery: "Code de récupération",
    recovery_form: "Un code de récupération comporte 10 lettres et chiffres.",
    either: "Code de validation ou de récupération",
    password: "Votre mot de passe",
  },
  card: {
    title: "Validation en deux étapes",
    on: "Activée",
    off: "Désactivée",
    off_text:
      "À la connexion, le portail vous demandera, en plus de votre mot de passe, un code qui change toutes les 30 secondes et que seul votre téléphone affiche. Ainsi, personne ne peut entrer avec votre seul mot de passe.",
    recommended:
      "Votre fonction vous donne accès aux données d’autres personnes : nous vous recommandons de l’activer dès que possible.",
    turn_on: "Activer la validation",
    not_now: "Pas maintenant",
    since: "Activée depuis le {{date}}",
    left_one: "Il vous reste {{count}} code de récupération.",
    left_other: "Il vous reste {{count}} codes de récupération.",
    left_few: "Créez-en d’autres avant de ne plus en avoir.",
    renew: "Créer de nouveaux codes",
    turn_off: "Désactiver",
  },
  setup: {
    confirm: "Confirmez votre identité avec votre mot de passe.",
    continue: "Continuer",
    app: "1. Ouvrez sur votre téléphone une application d’authentification, par exemple Aegis, 2FAS, Google Authenticator ou Microsoft Authenticator.",
    scan: "2. Scannez ce code QR avec l’application.",
    qr: "Code QR pour votre application d’authentification",
    by_hand: "Impossible de le scanner ? Saisissez cette clé dans l’application :",
    copy: "Copier la clé",
    copied: "Copiée",
    type: "3. Saisissez le code à 6 chiffres affiché par l’application.",
    submit: "Activer",
    others: "L’activation ferme vos sessions sur vos autres appareils.",
    done: "Validation en deux étapes activée",
    again: "Recommencer",
  },
  codes: {
    title: "Conservez vos codes de récupération",
    text: "Ils vous permettront de vous connecter si vous perdez votre téléphone. Chacun ne sert qu’une seule fois. Ils ne seront plus affichés : conservez-les en lieu sûr, ailleurs que sur votre téléphone.",
    list: "Codes de récupération",
    copy: "Copier",
    copied: "Copiés",
    save: "Enregistrer dans un fichier",
    print: "Imprimer",
    leaving:
      "Les codes de récupération ne seront plus affichés. Si vous quittez cette page sans les enregistrer, vous devrez en créer d’autres.",
    kept: "Je les ai conservés",
    file: "codes-de-recuperation",
    heading: "Codes de récupération de {{email}} pour le portail de {{company}}",
    made: "Créés le {{date}}. Chacun ne sert qu’une seule fois.",
  },
  off: {
    title: "Désactiver la validation en deux étapes ?",
    text: "Votre mot de passe suffira pour vous connecter. Vos codes de récupération ne fonctionneront plus.",
    submit: "Désactiver",
    done: "Validation en deux étapes désactivée",
  },
  renew: {
    title: "Créer de nouveaux codes de récupération",
    text: "Vos codes actuels ne fonctionneront plus.",
    submit: "Créer les codes",
  },
  banner: {
    title: "Protégez votre compte avec la validation en deux étapes",
    text: "Votre fonction vous donne accès aux données d’autres personnes. Activez-la pour que personne ne puisse entrer avec votre seul mot de passe.",
    set_up: "La configurer",
    not_now: "Pas maintenant",
    put_off: "Nous vous le rappellerons dans 30 jours.",
  },
};

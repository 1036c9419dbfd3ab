import type { Dictionary } from "../dictionary.ts";
import type { emailChange as es } from "../es/email-change.ts";

export const emailChange: Dictionary<typeof es> = {
  title: "E-mail de connexion",
  text: "Vous vous connectez au portail avec cette adresse et vous y recevez ses messages.",
  change: "Changer d’adresse e-mail",
  dialog: {
    title: "Changer d’e-mail de connexion",
    address: "Nouvelle adresse e-mail",
    password: "Mot de passe",
    hint: "Un lien sera envoyé à la nouvelle adresse. Votre adresse ne change pas tant que vous ne l’avez pas ouvert et confirmé.",
    submit: "Envoyer le lien",
    failed: "Le changement n’a pas pu être demandé",
  },
  waiting: {
    title: "{{email}} reste à confirmer",
    text: "Ouvrez le lien envoyé à cette adresse avant le {{moment}}. D’ici là, vous continuez à vous connecter avec votre adresse actuelle.",
    resend: "Renvoyer",
    cancel: "Annuler le changement",
    failed: "L’opération n’a pas abouti",
  },
  link: {
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
      "Un lien ne sert qu’une fois et expire au bout de 24 heures. Vous pouvez redemander le changement dans votre espace personnel.",
    portal: "Aller au portail",
  },
};

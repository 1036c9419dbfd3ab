import type { Dictionary } from "../dictionary.ts";
import type { mail as es } from "../es/mail.ts";

export const mail: Dictionary<typeof es> = {
  greeting: "Bonjour {{nombre}},",
  expiry: "Ce lien ne peut servir qu’une seule fois et expire le {{fecha}} à {{hora}}.",
  fallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
  footer: "Ce message a été envoyé automatiquement. Merci de ne pas y répondre.",
  activate_account: {
    subject: "Activez votre compte sur le portail {{empresa}}",
    intro:
      "{{empresa}} vous a ouvert un compte sur son portail, où vous pouvez pointer et consulter vos heures.",
    instruction: "Pour vous connecter la première fois, créez votre mot de passe :",
    action: "Activer mon compte",
    closing: "Si vous ne travaillez pas chez {{empresa}}, vous pouvez ignorer ce message.",
  },
  reset_password: {
    subject: "Réinitialisez votre mot de passe",
    intro:
      "Nous avons reçu une demande de réinitialisation du mot de passe de votre compte sur le portail {{empresa}}.",
    action: "Créer un nouveau mot de passe",
    closing:
      "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe reste inchangé.",
  },
  password_changed: {
    subject: "Votre mot de passe a été modifié",
    intro:
      "Le mot de passe de votre compte sur le portail {{empresa}} a été modifié le {{fecha}} à {{hora}}.",
    sessions: "Par sécurité, les sessions ouvertes sur vos autres appareils ont été fermées.",
    closing:
      "Si ce n’était pas vous, demandez un nouveau mot de passe depuis la page de connexion et prévenez votre entreprise au plus vite.",
  },
  email_change: {
    confirm: "Vérifier et confirmer",
    cancel: "Annuler le changement",
    confirmar: {
      subject: "Confirmez votre nouvelle adresse e-mail",
      intro:
        "Vous avez demandé à vous connecter au portail de {{empresa}} avec cette adresse : {{correo}}.",
      more: "Confirmez-la pour terminer le changement. D’ici là, vous continuez à vous connecter avec l’adresse précédente.",
      closing:
        "Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne changera.",
    },
    aviso: {
      subject: "Un changement de votre adresse de connexion a été demandé",
      intro:
        "Le {{fecha}} à {{hora}}, il a été demandé de remplacer l’adresse e-mail de votre compte du portail de {{empresa}} par {{correo}}.",
      more: "Rien ne change tant que la nouvelle adresse n’est pas confirmée. Si ce n’est pas vous, annulez la demande maintenant et changez votre mot de passe.",
      closing: "Si c’est bien vous, vous n’avez rien à faire.",
    },
    ocupado: {
      subject: "Une demande a été faite pour utiliser votre adresse e-mail avec un autre compte",
      intro:
        "Le {{fecha}} à {{hora}}, une personne a demandé à utiliser l’adresse {{correo}} pour un autre compte du portail.",
      more: "Cette adresse est déjà celle de votre compte : rien n’a été modifié.",
      closing:
        "Si c’est bien vous, connectez-vous avec cette adresse ou choisissez-en une autre. Sinon, vous n’avez rien à faire.",
    },
    cambiado: {
      subject: "L’adresse e-mail de votre compte a changé",
      intro:
        "L’adresse e-mail de votre compte du portail de {{empresa}} a été modifiée le {{fecha}} à {{hora}}. La nouvelle adresse est {{correo}}.",
      more: "Par sécurité, les sessions ouvertes sur vos autres appareils ont été fermées.",
      closing: "Si ce n’est pas vous, prévenez votre entreprise au plus vite.",
    },
    cuentas: {
      subject: "Les comptes bancaires de votre paie ont changé",
      intro:
        "Le {{fecha}} à {{hora}}, une modification des comptes bancaires de votre paie a été demandée sur le portail de {{empresa}}.",
      more: "Nous vous prévenons aussi à cette adresse, car c’était encore récemment celle de votre compte.",
      closing: "Si ce n’est pas vous, prévenez votre entreprise au plus vite.",
    },
  },
  second_factor: {
    activado: {
      subject: "Vous avez activé la validation en deux étapes",
      intro:
        "La validation en deux étapes de votre compte sur le portail de {{empresa}} a été activée le {{fecha}} à {{hora}}.",
      more: "Désormais, votre mot de passe et un code de votre application d’authentification sont nécessaires pour vous connecter. Les sessions ouvertes sur vos autres appareils ont été fermées.",
    },
    desactivado: {
      subject: "Vous avez désactivé la validation en deux étapes",
      intro:
        "La validation en deux étapes de votre compte sur le portail de {{empresa}} a été désactivée le {{fecha}} à {{hora}}.",
      more: "Désormais, votre mot de passe suffit pour vous connecter. Vous pouvez la réactiver dans votre profil.",
    },
    retirado: {
      subject: "La validation en deux étapes de votre compte a été retirée",
      intro:
        "L’administration de {{empresa}} a retiré la validation en deux étapes de votre compte le {{fecha}} à {{hora}}.",
      more: "Désormais, votre mot de passe suffit pour vous connecter. Si vous avez changé de téléphone, réactivez-la dans votre profil.",
    },
    codigos: {
      subject: "Vous avez de nouveaux codes de récupération",
      intro:
        "Les codes de récupération de votre compte sur le portail de {{empresa}} ont été renouvelés le {{fecha}} à {{hora}}.",
      more: "Les anciens codes ne fonctionnent plus.",
    },
    recuperacion: {
      subject: "L’un de vos codes de récupération a été utilisé",
      intro:
        "Le {{fecha}} à {{hora}}, une connexion à votre compte sur le portail de {{empresa}} a été effectuée avec un code de récupération.",
      more: "Codes qu’il vous reste : {{quedan}}. S’il en reste peu, créez-en de nouveaux dans votre profil.",
    },
    closing:
      "Si vous n’êtes pas à l’origine de ce changement et ne l’avez pas demandé, changez votre mot de passe et prévenez votre entreprise au plus vite.",
  },
  checkpoint: {
    subject: "Point de contrôle n° {{numero}} du registre du temps de travail de {{empresa}}",
    greeting: "Bonjour,",
    intro:
      "Vous trouverez ci-joint le point de contrôle n° {{numero}} du registre du temps de travail de {{empresa}}, signé le {{fecha}} à {{hora}}.",
    facts:
      "Il constate l’état des chaînes de pointages de {{cadenas}} personnes. Il ne contient ni noms ni heures : seulement des numéros et des empreintes.",
    hash: "Empreinte SHA-256 du fichier : {{hash}}",
    key: "Empreinte SHA-256 de la clé publique : {{huella}}",
    closing:
      "Conservez ce message et ses pièces jointes. Ils permettront à quiconque de vérifier plus tard qu’aucun pointage antérieur n’a été modifié, supprimé ni déplacé.",
  },
  notice_digest: {
    subject: "Récapitulatif de vos notifications",
    intro: "Voici les {{total}} notifications reçues depuis votre dernier récapitulatif :",
    intro_one: "Voici la notification reçue depuis votre dernier récapitulatif :",
    line: "{{titulo}}",
    lines: "{{titulo}} ({{veces}})",
    more: "Et d’autres encore, à consulter sur le portail.",
    action: "Voir mes notifications",
    closing:
      "Vous recevez ce récapitulatif selon vos préférences. Vous pouvez les modifier dans votre profil, onglet « Notifications ».",
  },
  signature_code: {
    subject: "Votre code de signature",
    intro: "Pour signer « {{titulo}} » sur le portail de {{empresa}}, saisissez ce code :",
    expiry: "Il ne peut servir qu’une seule fois et expire le {{fecha}} à {{hora}}.",
    closing:
      "Ne le communiquez à personne. Si vous ne l’avez pas demandé, quelqu’un a peut-être accédé à votre compte : changez votre mot de passe et prévenez votre entreprise.",
  },
};

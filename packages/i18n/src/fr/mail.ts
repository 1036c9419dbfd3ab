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
  checkpoint: {
    subject: "Point de contrôle n° {{numero}} du registre du temps de travail de {{empresa}}",
    greeting: "Bonjour,",
    intro:
      "Vous trouverez ci-joint le point de contrôle n° {{numero}} du registre du temps de travail de {{empresa}}, signé le {{fecha}} à {{hora}}.",
    facts:
      "Il constate l’état des chaînes de pointages de {{cadenas}} personnes. Il ne contient ni noms ni heures : seulement des numéros et des empreintes.",
    hash: "Empreinte SHA-256 du fichier : {{hash}}",
    key: "Empreinte SHA-256 de la clé publique : {{huella}}",
    closing:
      "Conservez ce message et ses pièces jointes. Ils permettront à quiconque de vérifier plus tard qu’aucun pointage antérieur n’a été modifié, supprimé ni déplacé.",
  },
  signature_code: {
    subject: "Votre code de signature",
    intro: "Pour signer « {{titulo}} » sur le portail de {{empresa}}, saisissez ce code :",
    expiry: "Il ne peut servir qu’une seule fois et expire le {{fecha}} à {{hora}}.",
    closing:
      "Ne le communiquez à personne. Si vous ne l’avez pas demandé, quelqu’un a peut-être accédé à votre compte : changez votre mot de passe et prévenez votre entreprise.",
  },
};

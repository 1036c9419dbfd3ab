import type { Dictionary } from "../../dictionary.ts";
import type { signatures as es } from "../../es/papers/signatures.ts";

export const signatures: Dictionary<typeof es> = {
  none: "Vous n’avez aucun document à signer",
  none_text:
    "Lorsque votre entreprise vous demandera une signature, le document apparaîtra ici et nous vous préviendrons.",
  all_done: "Vous n’avez rien à signer pour le moment.",
  important: "Important",
  back: "Retour à la liste",
  words: "Votre entreprise précise",
  download: "Télécharger",
  copy_of: "Copie signée de {{title}}",
  not_open: "Ce document ne peut plus être ouvert.",
  read_only:
    "Une session déléguée permet seulement de consulter : seule la personne concernée peut lire, signer ou refuser.",
  history: "Ce qui s’est passé",
  state: {
    pendiente: "En attente",
    firmado: "Signé",
    rechazado: "Refusé",
    anulado: "Annulé",
    caducado: "Expiré",
  },
  group: {
    pendiente: "En attente de votre signature",
    cerrado: "Signés et clos",
  },
  row: {
    sign: "Lire et signer",
    asked: "Reçu le {{when}}",
    until: "À signer au plus tard le {{day}}",
    expired: "Était à signer au plus tard le {{day}}",
    signed: "Signé le {{when}}",
    rejected: "Refusé le {{when}}",
  },
  panel: {
    title: "Comment signer, étape par étape",
    signed: "Document signé",
  },
  step: {
    read: "Lisez le document",
    sign: "Signez avec un code",
    copy: "Conservez votre copie",
    done: "Fait le {{when}}",
  },
  read: {
    text: "Prenez votre temps : parcourez toutes les pages jusqu’à la fin. Lire ne vous engage à rien.",
    progress: "Pages lues",
    seen_one: "Pages vues : {{seen}} sur {{total}}",
    seen_other: "Pages vues : {{seen}} sur {{total}}",
    action: "J’ai lu le document",
  },
  gap: {
    loading: "Attendez que le document s’affiche.",
    unsafe:
      "Votre navigateur ne peut pas vérifier le document sur cette connexion. Ouvrez le portail à une adresse qui commence par https.",
    other:
      "Le fichier reçu n’est pas celui qui doit être signé. Rouvrez la page et, si rien ne change, prévenez votre entreprise.",
    pages_one: "Il vous reste 1 page à voir : descendez jusqu’à la fin.",
    pages_other: "Il vous reste {{count}} pages à voir : descendez jusqu’à la fin de chacune.",
  },
  sign: {
    declare: "En signant, vous confirmez avoir lu « {{title}} » et être d’accord avec son contenu.",
    action: "Signer le document",
    done: "Vous avez signé le document.",
    not_now:
      "Ce document ne peut pas être signé pour le moment. Renseignez-vous auprès de votre entreprise.",
  },
  copy: {
    making:
      "Nous préparons votre copie signée. Vous pouvez quitter cette page : nous vous préviendrons lorsqu’elle sera prête.",
    ready: "Votre copie signée est prête. Elle comprend une page avec les preuves de la signature.",
    download: "Télécharger la copie signée",
  },
  reject: {
    intro:
      "Vous n’êtes pas d’accord avec le document ? Vous pouvez le refuser et expliquer pourquoi.",
    open: "Refuser le document",
    title: "Refuser le document ?",
    text: "Votre entreprise sera informée de votre refus de « {{title}} » et de son motif. Vous ne pourrez plus le signer ; si vous changez d’avis, il faudra vous l’envoyer à nouveau.",
    reason: "Motif",
    hint: "Votre entreprise le lira et il restera dans l’historique du document.",
    required: "Expliquez pourquoi vous le refusez.",
    action: "Refuser",
    done: "Vous avez refusé le document.",
  },
  closed: {
    rechazado: "Vous avez refusé ce document",
    rechazado_text: "Votre entreprise a reçu votre motif. Le document ne peut plus être signé.",
    anulado: "Votre entreprise a annulé ce document",
    anulado_text: "Vous n’avez plus besoin de le signer.",
    caducado: "Le délai de signature est écoulé",
    caducado_text:
      "Le document ne peut plus être signé. S’il est toujours nécessaire, votre entreprise vous l’enverra à nouveau.",
  },
  meaning: {
    title: "Ce que signifie signer ici",
    code: "Il s’agit d’une signature électronique simple : avec un code à usage unique, envoyé uniquement à votre adresse, vous confirmez que c’est bien vous qui signez.",
    seal: "Votre entreprise ferme ensuite le PDF avec son cachet électronique : toute modification ultérieure, même d’une seule lettre, se voit.",
    evidence:
      "La copie signée comporte une page de preuves : qui, quand, depuis quelle adresse et quel appareil, et l’empreinte du fichier que vous avez lu.",
    simple:
      "Ce n’est ni une signature électronique avancée ni une signature qualifiée, comme celle d’une carte d’identité électronique. Votre entreprise l’utilise pour des documents pour lesquels la signature simple suffit.",
  },
  event: {
    solicitado: "Votre entreprise a demandé la signature",
    abierto: "Document ouvert",
    leido: "Lu jusqu’à la fin",
    codigo_enviado: "Code envoyé par e-mail",
    codigo_erroneo: "Code erroné",
    firmado: "Signé",
    sellado: "Copie scellée par l’entreprise",
    rechazado: "Refusé",
    anulado: "Annulé par l’entreprise",
    caducado: "Fin du délai de signature",
    recordado: "Rappel envoyé",
  },
};

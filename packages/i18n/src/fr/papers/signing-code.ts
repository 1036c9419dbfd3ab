import type { Dictionary } from "../../dictionary.ts";
import type { signingCode as es } from "../../es/papers/signing-code.ts";

export const signingCode: Dictionary<typeof es> = {
  text: "Nous enverrons un code à usage unique à {{email}}. Saisissez-le ici pour signer.",
  send: "M’envoyer le code",
  again: "Envoyer un autre code",
  wait: "Vous pourrez en demander un autre dans {{seconds}} s",
  sent: "Code envoyé. Il expire à {{time}}.",
  tries_one: "Il vous reste 1 essai.",
  tries_other: "Il vous reste {{count}} essais.",
  code: "Code à six chiffres",
  read_only: "Dans une session confiée, il n’est pas possible de signer.",
  form: "Saisissez les six chiffres du code.",
  expired: "Le code a expiré. Demandez-en un autre.",
  verification: "Code de vérification",
  copy: "Copier le code",
  copied: "Copié",
  verify: "Vérifier le document",
};

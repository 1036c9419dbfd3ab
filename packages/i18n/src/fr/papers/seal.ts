import type { Dictionary } from "../../dictionary.ts";
import type { seal as es } from "../../es/papers/seal.ts";

export const seal: Dictionary<typeof es> = {
  title: "Cachet de l’entreprise",
  subtitle:
    "Le certificat avec lequel Atrio scelle les documents signés, les attestations et le modèle 145.",
  use: "Utiliser celui de l’entreprise",
  replace: "Remplacer le certificat",
  ownersOnly: "Seules les personnes ayant un accès complet peuvent le changer.",
  current: "Certificat utilisé",
  subject: "Titulaire",
  origin: "Origine",
  own: "De l’entreprise",
  made: "Créé par Atrio",
  from: "Valable depuis",
  until: "Valable jusqu’au",
  fingerprint: "Empreinte SHA-256",
  stamp: "Horodatage",
  stampOn: "Activé",
  stampOff: "Non configuré sur cette installation",
  states: {
    vigente_one: "Valable : {{count}} jour restant",
    vigente_other: "Valable : {{count}} jours restants",
    pronto_one: "Expire dans {{count}} jour",
    pronto_other: "Expire dans {{count}} jours",
    caducado_one: "Expiré",
    caducado_other: "Expiré",
  },
  madeText:
    "Atrio l’a créé pour votre entreprise et le renouvelle seul avant son expiration. Si vous avez un certificat de cachet d’une autorité de confiance, utilisez-le : les lecteurs de PDF le reconnaîtront.",
  ownText:
    "À son expiration, Atrio en créera un jusqu’à ce que vous déposiez le suivant. Tout ce qui est déjà scellé reste valable.",
  dialog: {
    title: "Utiliser le certificat de l’entreprise",
    text: "Les documents seront désormais scellés avec lui. Ceux qui le sont déjà ne changent pas, et la clé est conservée chiffrée.",
    file: "Fichier du certificat",
    fileHint: "Un .p12 ou .pfx, avec sa clé privée.",
    choose: "Choisissez le fichier du certificat.",
    wrongType: "Il faut un fichier .p12 ou .pfx.",
    password: "Mot de passe du fichier",
    passwordHint: "Celui choisi lors de l’exportation. Il n’est pas conservé.",
    send: "Utiliser ce certificat",
    done: "Certificat changé",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type { verify as es } from "../../es/papers/verify.ts";

export const verify: Dictionary<typeof es> = {
  title: "Vérifier un document",
  text: "Vérifiez si un document signé ou une attestation est authentique. Aucun compte n’est nécessaire.",
  by_code: "Avec son code",
  code: "Code de vérification",
  code_hint: "Il figure à côté du code QR du document.",
  code_required: "Saisissez le code qui figure sur le document.",
  check: "Vérifier",
  by_file: "Avec le fichier",
  file_hint: "Nous vérifions le fichier octet par octet et ne le conservons pas.",
  checking: "Vérification…",
  checking_file: "Vérification de {{name}}…",
  file_empty: "Le fichier est vide.",
  file_large: "Le fichier dépasse 10 Mo : ce n’est pas un document scellé sur ce portail.",
  result: "Résultat",
  asked_code: "Code {{code}}",
  asked_file: "Fichier {{name}}",
  title_of: {
    valido_code: "Ce code est celui d’un document authentique",
    valido_file: "Le fichier est authentique",
    anulado_code: "Le document a été annulé",
    anulado_file: "Le document a été annulé",
    sustituido_code: "Il existe une version plus récente",
    sustituido_file: "Il existe une version plus récente",
    alterado_code: "Le fichier n’est pas l’original",
    alterado_file: "Le fichier n’est pas l’original",
    desconocido_code: "Nous ne connaissons pas ce code",
    desconocido_file: "Nous ne connaissons pas ce fichier",
  },
  reason: {
    valido_code:
      "Le document portant ce code existe et reste en vigueur. Le code ne dit rien du fichier que vous avez : pour savoir si quelqu’un l’a modifié, vérifiez aussi le fichier.",
    valido_file:
      "Il correspond octet par octet au document scellé par l’entreprise : personne ne l’a modifié et il reste en vigueur.",
    anulado_code:
      "C’était un document authentique, mais l’entreprise l’a retiré et il n’est plus valable.",
    anulado_file:
      "Le fichier est l’original et personne ne l’a modifié, mais l’entreprise l’a retiré et il n’est plus valable.",
    sustituido_code:
      "C’était un document authentique, mais un autre a été émis depuis pour le remplacer.",
    sustituido_file:
      "Le fichier est l’original et personne ne l’a modifié, mais un autre a été émis depuis pour le remplacer.",
    alterado_code: "Le document existe, mais il a été modifié.",
    alterado_file:
      "Il porte le code d’un document authentique, mais son contenu n’est pas celui que l’entreprise a scellé : quelque chose a été modifié, ou le fichier a été réenregistré, imprimé ou numérisé.",
    desconocido_code: "Aucun document de ce portail ne porte ce code.",
    desconocido_file: "Aucun document scellé sur ce portail ne correspond à ce fichier.",
  },
  advice: {
    anulado: "Demandez le document en vigueur à la personne qui vous l’a remis.",
    sustituido: "Demandez la version la plus récente à la personne qui vous l’a remis.",
    alterado_1: "Ne vous fiez pas à son contenu.",
    alterado_2:
      "Demandez à la personne qui vous l’a remis le PDF original, tel que téléchargé depuis le portail, et vérifiez-le ici.",
    alterado_3: "Si vous soupçonnez une falsification, prévenez l’entreprise.",
    desconocido_code_1: "Assurez-vous de l’avoir saisi en entier : vingt lettres et chiffres.",
    desconocido_code_2: "S’il est correct, demandez le PDF original et vérifiez le fichier.",
    desconocido_file_1:
      "Assurez-vous qu’il s’agit du PDF tel que téléchargé depuis le portail, sans l’avoir réenregistré, imprimé ni numérisé.",
    desconocido_file_2: "Si vous avez le document sur papier, vérifiez son code.",
    desconocido_file_3:
      "S’il reste introuvable, ne l’acceptez pas : renseignez-vous auprès de l’entreprise.",
  },
  what_to_do: "Ce que vous pouvez faire",
  fact: {
    kind: "Nature du document",
    company: "Entreprise qui l’a scellé",
    issued: "Date du cachet",
    withdrawn: "Retiré par l’entreprise le",
    replaced: "Remplacé le",
    fingerprint: "Empreinte du document original (SHA-256)",
    own: "Empreinte de votre fichier (SHA-256)",
    same: "Elle est identique à celle de l’original.",
    different: "Elle diffère de celle de l’original.",
    compare:
      "Si vous calculez l’empreinte SHA-256 de votre fichier, elle doit être exactement celle-ci.",
    certificate: "Empreinte du certificat de l’entreprise",
    timestamp: "Horodatage",
    timestamp_yes: "Oui, par une autorité d’horodatage",
    timestamp_no: "Non : la date est celle du portail",
  },
  kind: {
    firma: "Document signé par un membre du personnel",
    certificado: "Attestation délivrée par l’entreprise",
    modelo145: "Modèle 145 signé (formulaire fiscal espagnol)",
  },
  hidden_title: "Ce que nous ne montrons pas, et pourquoi",
  hidden_text:
    "Nous ne montrons ni le contenu du document ni la personne concernée : seulement s’il est authentique. Ainsi, quiconque trouve un code n’apprend rien sur une personne. Si vous avez le document, ses données y figurent déjà.",
};

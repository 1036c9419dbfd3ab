import type { Dictionary } from "../../dictionary.ts";
import type { certificates as es } from "../../es/papers/certificates.ts";

export const certificates: Dictionary<typeof es> = {
  ask: {
    title: "Demander une attestation",
    text: "Elle est créée immédiatement, avec le cachet électronique de votre entreprise et un code pour vérifier son authenticité.",
    read_only: "Une session déléguée ne permet pas de demander des attestations.",
    no_data: "Il n’y a encore rien à attester.",
    year: "Année",
    language: "Langue de l’attestation",
    language_hint: "Pour une démarche en Espagne, il est préférable de la demander en espagnol.",
    action: "Créer l’attestation",
    missing:
      "Elle n’inclura pas {{months}} : le portail ne possède que le PDF de ces bulletins, sans les montants, et l’attestation l’indiquera.",
    no_figures:
      "Vos bulletins de paie ne sont sur le portail qu’en PDF, sans leurs montants. Demandez cette attestation à votre entreprise.",
  },
  kind: {
    empleo: "Attestation de travail",
    antiguedad: "Attestation d’ancienneté",
    vacaciones: "Attestation de congés payés",
    ingresos: "Attestation de revenus et de retenues",
  },
  says: {
    empleo: "Que vous travaillez dans l’entreprise, depuis quand, votre poste et votre contrat.",
    antiguedad: "Depuis quand vous travaillez dans l’entreprise et votre ancienneté.",
    vacaciones:
      "Les jours de congé auxquels vous avez droit pour une année, ceux qui ont été pris et ceux qui restent.",
    ingresos:
      "Ce que vous avez perçu au cours d’une année d’après vos bulletins de paie, avec les cotisations et l’impôt retenu.",
  },
  language: { es: "Espagnol", en: "Anglais", fr: "Français", pt: "Portugais" },
  list: {
    title: "Vos attestations",
    none: "Vous n’en avez encore demandé aucune",
    none_text:
      "Les attestations que vous demandez restent ici ; vous pouvez les télécharger à tout moment.",
    made: "Créée le {{when}}",
    void: "N’est plus valable : votre entreprise a retiré un bulletin de paie dont proviennent ses montants ({{when}}).",
    code: "Code :",
    open: "Voir",
    open_of: "Voir {{name}}, créée le {{when}}",
    download: "Télécharger le PDF",
    download_of: "Télécharger {{name}}, créée le {{when}}",
    give: "Remettez le PDF tel que vous l’avez téléchargé : une fois réenregistré ou numérisé, le fichier ne peut plus être vérifié.",
  },
};

import type { Dictionary } from "../../dictionary.ts";
import type {
  clockKindErrors as clockKinds,
  importErrors as imports,
  policyErrors as policy,
  centreErrors as centres,
  holidayErrors as holidays,
  companyErrors as company,
} from "../../es/company/company-errors.ts";

/** Errors of a company's settings and looks. */
export const companyErrors: Dictionary<typeof company> = {
  not_found: "Configuration de l’entreprise introuvable",
  color_form: "Indiquez la couleur sous la forme #rrggbb, par exemple #1d4f91.",
  color_contrast:
    "Le texte blanc se lit mal sur cette couleur : son contraste est de {{contraste}} alors qu’il doit être d’au moins 4,5. {{propuesta}} conviendrait.",
  module: "Ce module n’existe pas.",
  logo_type: "Le logo doit être un fichier PNG, JPEG ou WebP.",
  logo_unreadable: "Le logo n’a pas pu être lu. Essayez avec un autre fichier.",
  logo_small: "Le logo est trop petit : il doit mesurer au moins 32 pixels de large et de haut.",
  logo_not_found: "Le logo est introuvable.",
};

/** Errors of clock-in types and kinds of pause. */
export const clockKindErrors: Dictionary<typeof clockKinds> = {
  not_found: "Introuvable.",
  name_taken: "Ce nom est déjà utilisé.",
  network: "Indiquez chaque réseau avec son masque, par exemple 10.1.0.0/16.",
  last: "Il doit rester au moins un type de pointage.",
};

/** Errors of imports in the office. */
export const importErrors: Dictionary<typeof imports> = {
  wrong_rows:
    "Certaines lignes posent problème. Corrigez-les ou laissez-les de côté avant d’importer.",
  outdated:
    "Les données de l’entreprise ont changé depuis la vérification. Revoyez les changements avant d’importer.",
  nothing: "Il n’y a rien à importer : l’entreprise correspond déjà aux fichiers.",
};

/** Errors of the privacy policy. */
export const policyErrors: Dictionary<typeof policy> = {
  not_found: "Cette version de la politique de confidentialité est introuvable.",
  no_text: "Rédigez le texte dans au moins une langue.",
  past: "La politique ne peut pas entrer en vigueur avant aujourd’hui.",
};

/** Errors of work centres. */
export const centreErrors: Dictionary<typeof centres> = {
  not_found: "Le lieu de travail est introuvable.",
  code_taken: "Un site porte déjà ce code.",
  zone: "Choisissez un fuseau horaire dans la liste.",
  network: "Indiquez chaque réseau avec son masque, par exemple 10.1.0.0/16.",
  calendar: "Ce calendrier n’existe pas.",
  in_use: "Des personnes travaillent sur ce site. Affectez-les d’abord à un autre.",
  no_department: "Personne n’est dans ce service.",
};

/** Errors of holiday calendars. */
export const holidayErrors: Dictionary<typeof holidays> = {
  not_found: "Le calendrier est introuvable.",
  name_taken: "Un calendrier porte déjà ce nom.",
  in_use: "Des lieux de travail suivent ce calendrier. Donnez-leur d’abord un autre.",
  too_many:
    "Une année compte au plus 14 jours fériés. Retirez-en un ou indiquez qu’il relève de la convention.",
  too_many_local:
    "Une année compte au plus 2 jours fériés locaux. Retirez-en un ou indiquez qu’il relève de la convention.",
  repeated: "Ce jour figure déjà dans le calendrier.",
  other_year: "Ce jour est d’une autre année.",
  centre: "L’un des lieux de travail n’existe pas ou n’est plus utilisé.",
};

import type { Dictionary } from "../../dictionary.ts";
import type { bankErrors as es } from "../../es/people/bank-errors.ts";

/** Errors of bank accounts and of the split of the pay. */
export const bankErrors: Dictionary<typeof es> = {
  not_found: "Le compte bancaire est introuvable.",
  locked:
    "Votre entreprise ne permet pas de modifier les comptes bancaires depuis le portail. Adressez-vous aux ressources humaines.",
  changed:
    "Vos comptes ont changé depuis l’ouverture de cette page. Vérifiez leur état actuel et enregistrez à nouveau.",
  has_share:
    "Ce compte reçoit une partie de votre paie. Répartissez d’abord sa part entre vos autres comptes ; vous pourrez ensuite le supprimer.",
  last: "Vous ne pouvez pas supprimer votre seul compte. S’il a changé, modifiez son IBAN.",
  too_many: "Vous pouvez avoir au maximum {{numero}} comptes.",
  nothing_pending:
    "Cette modification n’est plus en attente : elle est appliquée, a été retirée ou une autre l’a remplacée.",
  iban_required: "Saisissez l’IBAN.",
  iban_country: "Un IBAN commence par les deux lettres d’un pays qui l’utilise, par exemple ES.",
  iban_length:
    "L’IBAN n’a pas la bonne longueur ({{pais}} : {{numero}} caractères ; vous en avez saisi {{escritos}}).",
  iban_letters:
    "L’IBAN comporte une lettre ou un signe à un endroit où il ne devrait pas y en avoir.",
  iban_check:
    "Les deux chiffres de contrôle qui suivent le pays ne correspondent pas à cet IBAN. Vérifiez que vous l’avez bien recopié.",
  iban_account_check:
    "La clé de contrôle du compte ne correspond pas à la banque, au guichet et au numéro. Vérifiez que vous les avez bien recopiés.",
  iban_repeated: "Vous avez déjà un compte avec cet IBAN.",
  alias: "Le nom du compte peut comporter au maximum 60 caractères.",
  amount:
    "Le montant est compris entre 0 et 999 999,99 € avec deux décimales au maximum, ou « Restante » (le solde).",
  percentage: "Le pourcentage est compris entre 0 et 100 avec deux décimales au maximum.",
  amount_and_percentage: "Un compte avec un montant fixe ne peut pas avoir en plus un pourcentage.",
  sum: "Les pourcentages des comptes qui reçoivent la paie doivent totaliser 100 %.",
  one_remainder: "Un compte, et un seul, doit recevoir le solde.",
  remainder_unassigned: "Le compte qui reçoit le solde doit recevoir la paie.",
  unassigned_share: "Un compte qui ne reçoit pas de paie ne peut avoir ni montant ni pourcentage.",
  no_payroll: "Au moins un compte doit recevoir la paie.",
  other_accounts: "La répartition doit inclure chacun de vos comptes, une seule fois.",
};

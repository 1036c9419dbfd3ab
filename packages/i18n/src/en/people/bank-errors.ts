import type { Dictionary } from "../../dictionary.ts";
import type { bankErrors as es } from "../../es/people/bank-errors.ts";

/** Errors of bank accounts and of the split of the pay. */
export const bankErrors: Dictionary<typeof es> = {
  not_found: "The bank account cannot be found.",
  locked:
    "Your company does not allow bank accounts to be changed in the portal. Please speak to Human Resources.",
  changed:
    "Your accounts have changed since you opened this page. Check how they are now and save again.",
  has_share:
    "This account receives part of your pay. Give its share to your other accounts first; then you can remove it.",
  last: "You cannot remove your only account. If it has changed, edit its IBAN.",
  too_many: "You can have at most {{numero}} accounts.",
  nothing_pending:
    "That change is no longer pending: it has taken effect, been withdrawn or been replaced by another.",
  iban_required: "Enter the IBAN.",
  iban_country: "An IBAN begins with the two letters of a country that uses it, such as ES.",
  iban_length:
    "The IBAN does not have the right length ({{pais}}: {{numero}} characters; you entered {{escritos}}).",
  iban_letters: "The IBAN has a letter or a sign where none belongs.",
  iban_check:
    "The two check digits after the country do not match this IBAN. Check that you copied it correctly.",
  iban_account_check:
    "The account’s check digits do not match its bank, branch and number. Check that you copied them correctly.",
  iban_repeated: "You already have an account with this IBAN.",
  alias: "The account’s name can have at most 60 characters.",
  amount:
    "The amount is between 0 and €999,999.99 with at most two decimals, or “Restante” (the remainder).",
  percentage: "The percentage is between 0 and 100 with at most two decimals.",
  amount_and_percentage: "An account with a fixed amount cannot have a percentage as well.",
  sum: "The percentages of the accounts that receive pay must total 100%.",
  one_remainder: "One account, and only one, must receive the remainder.",
  remainder_unassigned: "The account that receives the remainder must receive pay.",
  unassigned_share: "An account that receives no pay can have neither an amount nor a percentage.",
  no_payroll: "At least one account must receive your pay.",
  other_accounts: "The split must include each of your accounts exactly once.",
};

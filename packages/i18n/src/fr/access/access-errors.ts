import type { Dictionary } from "../../dictionary.ts";
import type {
  passwordErrors as passwords,
  secondFactorErrors as secondFactor,
} from "../../es/access/access-errors.ts";

/** Errors of passwords. */
export const passwordErrors: Dictionary<typeof passwords> = {
  mismatch: "Les mots de passe ne correspondent pas.",
  same: "Le nouveau mot de passe doit être différent de l’actuel.",
  common:
    "Ce mot de passe est très connu ou contient votre nom, votre e-mail ou celui de votre entreprise. Choisissez-en un autre.",
  too_short: "Le mot de passe doit comporter au moins 8 caractères.",
  too_long: "Le mot de passe peut comporter 128 caractères au maximum.",
  no_uppercase: "Le mot de passe doit comporter au moins une lettre majuscule.",
  no_lowercase: "Le mot de passe doit comporter au moins une lettre minuscule.",
  no_digit: "Le mot de passe doit comporter au moins un chiffre.",
  login_too_short: "Le mot de passe comporte au moins 5 caractères.",
  not_required: "Il n’est pas nécessaire de changer le mot de passe.",
  wrong: "Le mot de passe est incorrect.",
};

/** Errors of the second factor. */
export const secondFactorErrors: Dictionary<typeof secondFactor> = {
  already_on: "La validation en deux étapes est déjà activée.",
  off: "La validation en deux étapes n’est pas activée.",
  expired: "Trop de temps s’est écoulé. Recommencez.",
  code_wrong: "Le code est incorrect ou a déjà été utilisé.",
  own: "Pour retirer votre propre validation en deux étapes, désactivez-la dans votre profil.",
};

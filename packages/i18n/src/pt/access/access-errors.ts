import type { Dictionary } from "../../dictionary.ts";
import type {
  passwordErrors as passwords,
  secondFactorErrors as secondFactor,
} from "../../es/access/access-errors.ts";

/** Errors of passwords. */
export const passwordErrors: Dictionary<typeof passwords> = {
  mismatch: "As palavras-passe não coincidem.",
  same: "A nova palavra-passe tem de ser diferente da atual.",
  common:
    "Esta palavra-passe é muito conhecida ou contém o seu nome, o seu e-mail ou o nome da sua empresa. Escolha outra.",
  too_short: "A palavra-passe deve ter pelo menos 8 caracteres.",
  too_long: "A palavra-passe pode ter no máximo 128 caracteres.",
  no_uppercase: "A palavra-passe deve ter pelo menos uma letra maiúscula.",
  no_lowercase: "A palavra-passe deve ter pelo menos uma letra minúscula.",
  no_digit: "A palavra-passe deve ter pelo menos um algarismo.",
  login_too_short: "A palavra-passe tem pelo menos 5 caracteres.",
  not_required: "Não é necessário alterar a palavra-passe.",
  wrong: "A palavra-passe não está correta.",
};

/** Errors of the second factor. */
export const secondFactorErrors: Dictionary<typeof secondFactor> = {
  already_on: "A verificação em dois passos já está ativada.",
  off: "A verificação em dois passos não está ativada.",
  expired: "Passou demasiado tempo. Comece de novo.",
  code_wrong: "O código não está correto ou já foi utilizado.",
  own: "Para retirar a sua própria verificação em dois passos, desative-a no seu perfil.",
};

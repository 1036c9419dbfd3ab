/** Errors of passwords. */
export const passwordErrors = {
  mismatch: "Las contraseñas no coinciden.",
  same: "La nueva contraseña debe ser distinta de la actual.",
  common:
    "Es una contraseña muy conocida o contiene tu nombre, tu correo o el de tu empresa. Elige otra.",
  too_short: "La contraseña debe tener al menos 8 caracteres.",
  too_long: "La contraseña puede tener como máximo 128 caracteres.",
  no_uppercase: "La contraseña debe tener al menos una letra mayúscula.",
  no_lowercase: "La contraseña debe tener al menos una letra minúscula.",
  no_digit: "La contraseña debe tener al menos un número.",
  login_too_short: "La contraseña tiene al menos 5 caracteres.",
  not_required: "No hace falta cambiar la contraseña.",
  wrong: "La contraseña no es correcta.",
} as const;

/** Errors of the second factor. */
export const secondFactorErrors = {
  already_on: "La verificación en dos pasos ya está activada.",
  off: "La verificación en dos pasos no está activada.",
  expired: "Ha pasado demasiado tiempo. Empieza de nuevo.",
  code_wrong: "El código no es correcto o ya se ha usado.",
  own: "Para quitar tu propia verificación en dos pasos, desactívala en tu perfil.",
} as const;

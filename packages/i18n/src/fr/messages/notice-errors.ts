/** Errors of notices and their preferences. */
export const noticeErrors = {
  field:
    "Le texte utilise un champ que cette notification n’a pas. Utilisez seulement ceux proposés.",
  title_field:
    "Le titre n’a pas de champs : il s’affiche aussi sur l’écran verrouillé du téléphone.",
  locked: "Ces e-mails ne peuvent pas être désactivés.",
  quiet_hours: "La plage de silence doit commencer et finir à des heures différentes.",
} as const;

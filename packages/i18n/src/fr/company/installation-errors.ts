/** Errors of the installation's page. */
export const installationErrors = {
  slug_form:
    "Utilisez des minuscules sans accent, des chiffres et des tirets, et pas seulement des chiffres.",
  slug_page: "Ce nom est l’adresse d’une page : choisissez-en un autre.",
  slug_taken: "Une entreprise porte déjà ce nom dans son adresse.",
  cif: "Ce n’est pas un CIF ou un NIF valide : vérifiez les chiffres et la lettre.",
  no_target:
    "Aucun emplacement n’est configuré pour les sauvegardes : indiquez BACKUP_TO sur le serveur.",
  backup_running: "Une sauvegarde est déjà en cours.",
  examination_running: "Un examen complet est déjà en cours.",
  nothing_held: "Rien n’est retenu : les e-mails et les notifications partent normalement.",
} as const;

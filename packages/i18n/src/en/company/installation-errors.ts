/** Errors of the installation's page. */
export const installationErrors = {
  slug_form: "Use lower-case letters without accents, digits and hyphens, and not digits alone.",
  slug_page: "That name is the address of a page: choose another one.",
  slug_taken: "There is already a company with that name in its address.",
  cif: "This is not a valid CIF or NIF: check the digits and the letter.",
  no_target: "No place for backups is configured: set BACKUP_TO on the server.",
  backup_running: "A backup is already being made.",
  examination_running: "A full examination is already running.",
  nothing_held: "Nothing is held: mails and notices leave as usual.",
} as const;

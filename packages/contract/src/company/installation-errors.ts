/** Errors of the installation's page, with their HTTP status. */
export const installationErrorStatus = {
  "installation.slug_form": 422,
  "installation.slug_page": 422,
  "installation.slug_taken": 409,
  "installation.cif": 422,
  "installation.no_target": 409,
  "installation.backup_running": 409,
  "installation.examination_running": 409,
  "installation.nothing_held": 409,
} as const;

/** Errors of the installation's page. */
export const installationErrors = {
  slug_form: "Usa minúsculas sin tilde, cifras y guiones, y no solo cifras.",
  slug_page: "Ese nombre es la dirección de una página: elige otro.",
  slug_taken: "Ya hay una empresa con ese nombre en la dirección.",
  cif: "No es un CIF ni un NIF válido: revisa las cifras y la letra.",
  no_target: "No hay un lugar configurado para las copias: indica BACKUP_TO en el servidor.",
  backup_running: "Ya se está haciendo una copia de seguridad.",
  examination_running: "Ya hay un examen completo en marcha.",
  nothing_held: "No hay nada retenido: los correos y avisos salen con normalidad.",
} as const;

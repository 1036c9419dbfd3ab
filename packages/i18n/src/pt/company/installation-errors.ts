/** Errors of the installation's page. */
export const installationErrors = {
  slug_form: "Use minúsculas sem acentos, algarismos e hífenes, e não apenas algarismos.",
  slug_page: "Esse nome é o endereço de uma página: escolha outro.",
  slug_taken: "Já existe uma empresa com esse nome no endereço.",
  cif: "Não é um CIF ou NIF válido: verifique os algarismos e a letra.",
  no_target: "Não há um local configurado para as cópias: indique BACKUP_TO no servidor.",
  backup_running: "Já está a ser feita uma cópia de segurança.",
  examination_running: "Já está em curso um exame completo.",
  nothing_held: "Não há nada retido: os emails e avisos saem normalmente.",
} as const;

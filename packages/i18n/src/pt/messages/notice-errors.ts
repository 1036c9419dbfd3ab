/** Errors of notices and their preferences. */
export const noticeErrors = {
  field: "O texto usa um campo que este aviso não tem. Use apenas os oferecidos.",
  title_field: "O título não tem campos: também aparece no ecrã bloqueado do telemóvel.",
  locked: "Não é possível desativar estes e-mails.",
  quiet_hours: "O período de silêncio deve começar e terminar a horas diferentes.",
} as const;

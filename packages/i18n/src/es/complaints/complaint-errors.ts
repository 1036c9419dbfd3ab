/** Errors of the complaints mailbox. */
export const complaintErrors = {
  not_found: "No se encuentra la denuncia.",
  mailbox_closed: "El buzón de denuncias de esta empresa todavía no está abierto.",
  mailbox_open: "El buzón ya está abierto.",
  locked: "El buzón está bloqueado. Desbloquéalo con tu frase de paso.",
  wrong_passphrase: "La frase de paso no es correcta.",
  passphrase_short: "La frase de paso debe tener al menos 16 caracteres variados.",
  key_exists: "Ya tienes una clave del buzón.",
  no_key: "Todavía no tienes una clave del buzón.",
  key_pending: "Tu clave espera a que otra persona gestora la admita.",
  recovery_wrong: "La clave de recuperación no es la de este buzón.",
  other_handlers: "Hay otra persona gestora con acceso. Pídele que admita tu clave.",
  handler_not_found: "No se encuentra a esa persona gestora.",
  nobody_left:
    "No quedaría nadie que pudiera leer la denuncia. Puedes acudir a una autoridad externa.",
  state: "El estado de la denuncia no permite este paso.",
  not_pending: "La denuncia ya se ha atendido: no se puede modificar ni eliminar.",
  email_required: "Indica un correo personal o renuncia a recibir avisos.",
  anonymous_here: "Una denuncia anónima se presenta sin iniciar sesión.",
  too_many_files: "La denuncia ya tiene el máximo de 20 documentos.",
  no_minutes: "No hay ningún acta a la que responder.",
  meeting_date: "La reunión tiene que ser posterior a la denuncia y no puede estar en el futuro.",
} as const;

/** Groups of notifications, in the order of the preferences. */
export const noticeGroups = [
  "solicitud",
  "fichaje",
  "correccion",
  "cierre_mes",
  "bolsa_horas",
  "turnos",
  "nomina",
  "documento",
  "firma",
  "cuenta_bancaria",
  "acceso",
  "comunicado",
] as const;
export type NoticeGroup = (typeof noticeGroups)[number];

/** Why a mail cannot be switched off. */
export const mailLocks = ["legal", "seguridad"] as const;
export type MailLock = (typeof mailLocks)[number];

/**
 * Mails that cannot be turned off: a change of the own time record, a document to sign, a change of
 * the account of the pay, a hand-over of the portal to an administrator.
 */
export const lockedMails: Readonly<Record<NoticeGroup, MailLock | null>> = {
  solicitud: null,
  fichaje: "legal",
  correccion: null,
  cierre_mes: null,
  bolsa_horas: null,
  turnos: null,
  nomina: null,
  documento: null,
  firma: "legal",
  cuenta_bancaria: "seguridad",
  acceso: "seguridad",
  comunicado: null,
};

/** Groups of notifications, in the order of the preferences. */
export const noticeGroups = [
  "solicitud",
  "fichaje",
  "correccion",
  "cierre_mes",
  "bolsa_horas",
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
 * Mails that everybody gets: somebody changed one's working time record, a document waits to be signed,
 * the account that the pay goes to changed, an administrator opened the portal in one's place.
 */
export const lockedMails: Readonly<Record<NoticeGroup, MailLock | null>> = {
  solicitud: null,
  fichaje: "legal",
  correccion: null,
  cierre_mes: null,
  bolsa_horas: null,
  nomina: null,
  documento: null,
  firma: "legal",
  cuenta_bancaria: "seguridad",
  acceso: "seguridad",
  comunicado: null,
};

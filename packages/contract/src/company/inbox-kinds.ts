/** Actions that the inbox asks of a person, in the order of the list. */
export const inboxActs = [
  "aprobar",
  "firmar",
  "confirmar",
  "responder",
  "cerrar",
  "completar",
] as const;
export type InboxAct = (typeof inboxActs)[number];

/** Kinds of inbox entries, which wait for a worker or a supervisor. */
export const inboxKinds = [
  "solicitud",
  "incidencia",
  "documento",
  "cambio_turno",
  "registros",
  "firma",
  "cambio_fichaje",
  "turno_ofrecido",
  "mensaje",
  "cierre",
  "justificante",
] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** Action that each kind of inbox entry asks for. */
export const actOfKind: Readonly<Record<InboxKind, InboxAct>> = {
  solicitud: "aprobar",
  incidencia: "aprobar",
  documento: "aprobar",
  cambio_turno: "aprobar",
  registros: "aprobar",
  firma: "firmar",
  cambio_fichaje: "confirmar",
  turno_ofrecido: "confirmar",
  mensaje: "responder",
  cierre: "cerrar",
  justificante: "completar",
};

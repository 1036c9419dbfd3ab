/** Actions that the inbox asks of a person, in the order of the list. */
export const inboxActs = ["aprobar", "firmar", "confirmar", "cerrar", "completar"] as const;
export type InboxAct = (typeof inboxActs)[number];

/** Kinds of inbox entries, which wait for a worker or a supervisor. */
export const inboxKinds = [
  "solicitud",
  "incidencia",
  "documento",
  "cambio_turno",
  "firma",
  "cambio_fichaje",
  "turno_ofrecido",
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
  firma: "firmar",
  cambio_fichaje: "confirmar",
  turno_ofrecido: "confirmar",
  cierre: "cerrar",
  justificante: "completar",
};
